/** Verbs of work that are no nouns, beside those of the grammar; "-ize" stands for "-ise", too. */
export const plainVerbs: readonly string[] = `
  abandon abide absorb accommodate accomplish acknowledge acquaint activate adjourn adjudicate administrate adore
  advertise affiliate affirm allege alleviate allow alphabetize alter amalgamate amplify anesthetize animate
  annotate announce anodize anticipate apologize appease appoint apportion apprehend apprise arbitrate arouse
  ascertain assimilate assort attract attune authenticate authorize avert awake beautify beckon befriend bestow
  blanch braise broaden bury cancel captivate caramelize castrate catheterize cauterize cede centralize certify
  cherish choreograph circulate cite cleanse clothe codify collide collimate commemorate commence commend
  compensate complain compress comprise computerize conceal conceptualize conclude concoct condense confirm
  confiscate congratulate conjure conquer consign constitute construe contain contemplate contextualize convene
  convoke cooperate copyedit correspond corroborate counteract cremate criticize dampen decrypt dedicate deduce
  deepen dehorn delete delineate denature denounce deny depict depreciate deprive deputize descend desist destroy
  detain deteriorate devour dignify dilute disable disambiguate disburse discern disclose discourage disguise
  dislodge disperse dispose disrupt dissect dissolve dissuade distinguish disturb divert divest dominate donate
  downsize drape economize edify eject elate electrify elevate elicit elongate elucidate emancipate embalm embark
  embellish embody emboss embroider emerge emigrate empathize emphasize employ emulate enact encapsulate enclose
  encode encompass encrypt endanger endorse endow endure energize engrave enlarge enlighten enlist entail enthuse
  entice entrust envelop envisage envision equalize equate eradicate erase erode etch euthanize evacuate evade
  evaporate evict evoke evolve exaggerate exceed exclude exemplify exert expend expire explicate extemporize
  extrapolate extricate exude falsify familiarize fend fertilize finagle flatten foretell forewarn formalize
  formularize fortify freeze freshen fulfill fumigate galvanize generalize germinate glean globalize glorify
  govern grieve harden harmonize harness hasten headhunt heighten hibernate hinder hospitalize humanize humidify
  hydrate hypothesize idealize ideate ignite illuminate imitate impair impart impede imply impose imprison
  improvise incorporate incubate indemnify indicate individualize infect inflate ingest inhibit initialize
  inoculate inquire inseminate insert insist instantiate instigate intensify intercede interconnect interlink
  interrelate interrogate intertwine invoke ionize irrigate iterate jeopardize justify launder legalize lengthen
  lessen lighten liken liquidate litigate localize loosen magnify manipulate marinate materialize maximize
  meditate melt memorize micromanage militate mitigate modularize moisten moisturize monetize mourn multiply
  multitask narrate neaten neutralize nominate notarize nourish oppose orate originate overhear overrule overtake
  overturn overwrite oxidize oxygenate palpate pamper partake pasteurize patronize penalize penetrate perceive
  perforate permeate persevere persist personalize peruse pester phlebotomize plead poach ponder populate possess
  postpone pray prearrange preclude precook predefine predict preheat prepay preside pressurize presume pretest
  privatize proceed prohibit proliferate propagate provoke publicize pulverize purify pursue purvey quell quicken
  ratify reap reappraise recalibrate reciprocate recoup rectify recuperate redact redraw reflect refresh
  refrigerate refute regain regroup rehome reimburse relate relinquish rely remeasure rename renounce reopen
  repaint replant replicate repot restrict resupply resuscitate retake retrace reveal reverberate revoke
  revolutionize ripen roam roughcast safeguard sanctify satisfy sauté scarify scavenge scramble scrutinise
  scrutinize seek segregate seize sensitize serialize shorten shortlist sift signify skimp slacken socialize
  soften solicit solidify specialize speculate spend squander startle stipulate stow straighten strive subdivide
  subdue submerge subscribe subsidize subsume suffice suppress surpass surround sustain symbolize sympathize
  synchronize synthesize tabulate tempt tenderize terminate theorize thicken threaten titrate tolerate toughen
  tranquilize transcend transfuse transpire transpose truncate underwrite unite unlock unpick unravel unroll
  unstack upend uphold upholster uproot upskill vacate vaporize vary vend ventilate verbalize violate visualize
  vouch waken wean wheedle whiten whittle wield winnow winterize withhold withstand worsen
`
  .split(/\s+/u)
  .filter((verb) => verb !== "")
  .flatMap((verb) => (verb.endsWith("ize") ? [verb, `${verb.slice(0, -3)}ise`] : [verb]));
