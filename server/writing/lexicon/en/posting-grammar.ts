import { phraseList } from "../phrase-list.ts";
import type { PostingGrammar } from "../posting-lexicon.ts";
import { plainVerbs } from "./posting-verbs.ts";

const words = (list: string) => list.split(/\s+/).filter(Boolean);

export const grammar: PostingGrammar = {
  stopWords: words(`
    ll ve re a an and are as at be been being but by can could do does did for from had has have he her his how i
    if in into is it its itself may me might more most must my no nor not of off on or our ours out over own shall
    she should so some such than that the their them then there these they this those through to too under until
    up upon us very was we were what when where including which while who whom whose why will with within without
    would you your yours about after all also any around because before between both during each either every few
    just like many need only other same several they're we're you'll you're we'll it's
  `),
  phraseLinks: phraseList(`of, and, for, in, to, with, on, from, the, a, by`),
  articles: ["the", "a", "an"],
  alternatives: phraseList(`or`),
  conjunctions: phraseList(`and, plus`),
  negations: words(`no not never`),
  years: words(`year years months`),
  leadIns: phraseList(`
    know how to, can, sound, hold, have, has, possess, you, applicants must hold, used to, is responsible for,
    are responsible for, be responsible for, we ask for, skilled work in, does skilled work in, professional
    work in, various techniques in, utilize various techniques in, patrons of all ages with, a variety of, a
    wide variety of, a wide range of, a range of, responsible, you have, you've, you've got, you have got, you
    hold, you are, you're, you bring, you know, you need, you'll need, you will need, you will have, you'll
    have, you should have, you should be, you must have, you must be, you must hold, you can, you will be able
    to, you'll be able to, you are able to, you're able to, you are comfortable with, you enjoy, you love, you
    like, must have, must hold, must possess, must be able to, must also be able to, must be, must also, must,
    are, is, as would, so would, as is, should have, possession of, applicants must have, candidates must have,
    applicants must, candidates must, the successful candidate will have, the successful candidate will be, the
    successful candidate will, the ideal candidate has, the ideal candidate will have, the ideal candidate is,
    the ideal candidate, the ideal applicant will be, the ideal applicant will have, the ideal applicant has,
    the ideal applicant is, the ideal applicant will, the ideal applicant, we expect, we are looking for, we're
    looking for, we need, we ask for, ideally you have, ideally with, ideally, preferably, bonus points for,
    bonus points if you have, bonus if you have, bonus, a plus, nice to have, minimum of, a minimum of, minimum,
    at least, the ability to, ability to, able to, proven ability to, demonstrated ability to, demonstrable,
    demonstrated, proven, strong knowledge of, good knowledge of, sound knowledge of, working knowledge of,
    solid knowledge of, basic knowledge of, excellent knowledge of, solid understanding of, good understanding
    of, strong understanding of, understanding of, knowledge of, familiarity with, proficiency in, proficiency
    with, proficient in, proficient with, strong, solid, excellent, outstanding, a valid, valid, a, an, the,
    your, our, you will, you'll, you'd, you will be, you'll be, you'll be responsible for, you will be
    responsible for, responsible for, responsibilities include, duties include, tasks include, the work
    includes, your day includes, your tasks include, to, and, or, also, plus, please, may, does, will, performs,
    provides, who, with, including, knowledge, some, previous, prior, required, essential, desirable, preferred,
    in this role you will, in this role, your job is to, the job is to, it would be great if you had, it is a
    plus if you have, someone with, someone who has, someone who can, someone who, candidates with, candidates
    should have, help us to, help us, help to, has to be able to, have to be able to, needs to be able to, need to be able to,
    will need to be able to, has to, have to, needs to, they will, they'll, they will also, applicants should
    hold, applicants should have, candidates should hold, applicants should be, candidates should be, you should
    be confident with,
    the person would, the person will, they would, they'd, they would also, they would also need to, they'd also,
    role holder will, the post holder will, post holder will, postholder will, the job holder will, job holder will,
    min, looking for someone who has, looking for someone who can, looking for someone who is, looking for someone with,
    looking for someone, looking for somebody who has, looking for somebody who can, looking for somebody with,
    a bit of, a little, so, work includes, work will include, the job includes, the role includes
  `),
  tails: phraseList(`
    due to, or keen to, or willing to, or happy to,
    used to, used in, commonly used, necessary to, needed to, required to, designed to, as they, as it, as
    described, as needed, issued by, such as, including, which, who, that, where, when, so that, in order to, as
    well as, e g, i e, for example, is required, are required, is essential, is a plus, are a plus, a plus, is
    preferred, are preferred, preferred, required, is desirable, desirable, would be, is an advantage, an
    advantage, is a must, a must, a bonus, is a bonus, from a school, from an accredited, with completion of,
    including completion of, in accordance with, in line with, in compliance with, in keeping with, in relation to,
    in response to, in addition to, in conjunction with, in order that, adhering to, in conformance with, to ensure, to meet, to support,
    ideally, preferably, because, while, if, within, through, based on, according to, depending on, working in,
    performing, since, although, unless, throughout, across, under, via, using,
    per night, per day, per week, per shift, per month, per year,
    incl, as there, as a band, or equivalent
  `),
  verdicts: phraseList(`
    general duties, preferred but not essential, preferred but not required, not essential, is useful, useful, is needed, are
    needed, needed, are important, is important, is required, are required, is essential, are essential, is a
    must, are a must, is mandatory, required, essential, mandatory, is preferred, are preferred, preferred,
    strongly preferred, is a plus, are a plus, a plus, would be a plus, would be an advantage, is an advantage,
    are an advantage, an advantage, would be a bonus, is a bonus, a bonus, would be great, would be useful, is
    desirable, are desirable, desirable, would be desirable, would be beneficial, is beneficial, beneficial, is
    a big plus, a big plus, a real plus, helpful, is helpful, nice to have, is welcome, are welcome, is needed,
    will be carried out, or keen to learn, or willing to learn, or happy to learn, or eager to learn, or ready
    to learn,
    is an asset, are an asset, would be an asset, considered an asset, an asset, highly regarded, is highly regarded,
    will be highly regarded, well regarded, would be lovely, would be nice, would be handy, but isn't needed, but is not needed, isn't needed, isn't
    essential
  `),
  relatives: phraseList(`which, who, that, whose, where, when, because`),
  emptyItems: phraseList(`
    don't need, don't ask, do not need, do not ask, immediate start, drug screen, drug test, drug and alcohol, dot physical, pre employment, background check, physical demands,
    the following, no experience, no previous experience, not necessary, needs someone, need someone, needs somebody, need
    somebody, reporting to, reports to, under the supervision of, under the direction of, may be substituted,
    related duties, related work, other duties, duties as assigned, other tasks, as required, other necessary
    skills, necessary skills, and more, and much more, etc, other related duties, ad hoc, other responsibilities,
    assisting with procedures, join our, joining our, join us, joining us, part of a team, part of a design team,
    part of our team, in your first months, in your first weeks, in the world,
    hours a week, hours per week, hours weekly, reliably commute, closing date, disability confident,
    reserve the right
  `),
  abbreviations: words(`
    mr mrs ms dr st no nos inc ltd co corp approx ca etc vs e.g i.e p.m a.m sec u.s u.k dept ext tel hrs hr min
    max jr sr prof ref est incl
    bros
  `),
  background: words(`
    ability abilities able accordance accredited accurate across activities activity additional advanced advantage
    all annual applicable applicant application applications apply appropriate area areas as assigned assist
    assisting associated attitude available background based basic basis benefit benefits best better bring broad
    build business can candidate candidates career carry carrying caring challenge clear clients close closely
    colleagues college comfortable commitment committed common communicate communicating communication
    communications community company competitive complete completed completion comply concepts confident consider
    contribute contributing create creating cross culture current customer customers daily day days deal dealing
    dedicated deliver delivering demonstrated department deadlines desirable desired detail develop developing
    development different direct diverse duties duty dynamic each education effective effectively efficient
    employee employees employer employment ensure ensuring environment equal equipment equivalent essential etc
    every excellent exciting expect expected experience experienced expertise familiar familiarity fast field
    fields first flexible following follow form formal four full function functional functions general get give
    good graduation great group groups grow growing growth hand hands handle handling help helping high highly
    hire hiring hour hours ideal ideally identify improve improving include included includes including
    independently individual individuals industry information initiative interest interested internal involved
    issue issues job join keep key knowledge large lead leading learn learning least level levels license licence
    like long look looking love maintain maintaining make making manage management manager managing material
    materials meet meeting member members minimum month months motivated multiple must necessary need needed needs
    new next no offer office ongoing one opportunity opportunities oral order organisation organization other
    others our overall own paced paid part participate people per perform performance performing performs person
    personal plan please plus position positions positive possess practice practices preferred preparation prepare
    prior priorities problem problems procedures process processes professional professionals program programs
    project projects proper proven provide provided provides providing qualification qualifications qualified
    quality range receive recognized recognised regular related relationships relevant report required requirement
    requirements responsibilities responsibility responsible results right role routine run running safe school
    service services set shift short similar site skill skilled skills small solid solution solutions solve
    someone specific staff stakeholders standard standards start state strong study successful successfully such
    suitable support supporting systems take taking task tasks team teams technical techniques theory things think
    three time times tools topics together track training two type types understand understanding university use
    used using utilizing valid valued varied variety various verbal week weeks welcome well willing willingness
    within work worker workers working workplace works world would write written year years five six seven eight
    nine ten second third methods conducting requirements assessments means ways way busy successful valid ready
    regularly real
  `),
  verbs: [
    ...plainVerbs,
    ...words(`
    count package compound induce offload off-load fillet show read roll include answer cannulate disinfect sterilise sterilize stack load unload haul lubricate mend
    inject infuse bathe dress feed lift lock fold iron sew knit bind shelve lend borrow chase champion
    benchmark refactor containerise containerize provision orchestrate script stake excavate plaster tile roof
    glaze mow plough harvest milk fillet roast grind taste sample bottle accept administer blend bring carry
    correct deal debug determine enhance gain integrate lead lubricate obtain project prune purchase raise render
    rewire route sand stack sweep taste tend trim weigh wire accept accompany achieve act adapt address adhere
    adjust administer advise advocate align allocate analyse analyze answer apply appraise approve arrange
    assemble assess assign assist assure attend audit author automate bake balance brew bring budget build
    calculate calibrate call care carry catalog catalogue chair change chart check clean close coach code
    collaborate collate collect combine communicate compile complete comply conduct configure connect construct
    consult contact contribute control convert cook coordinate copy counsel cover craft create cultivate curate
    cut debug decide define deliver demonstrate deploy design detect determine develop diagnose digitise direct
    discuss dispatch dispense display disseminate distribute document draft draw drive edit educate engage enhance
    ensure enter escalate establish estimate evaluate examine execute expand explain explore extend facilitate
    file fill find fit fix focus follow forecast form foster fulfil gather generate give greet grow guide handle
    help hire host identify implement improve influence inform initiate inspect install instruct integrate
    interact interpret interview investigate invoice issue join keep label launch lay lead learn leverage liaise
    lift listen load log look mail maintain make manage map market measure mediate meet mentor merge migrate mix
    model monitor mop motivate move negotiate nurture observe obtain offer onboard open operate optimise optimize
    order organise organize oversee own pack paint participate partner perform pick pitch place plan post practise
    condition dismantle prepare present prevent prioritise prioritize process procure produce program programme promote proofread
    propose protect provide publish purchase receive recommend reconcile record recruit reduce refer refine
    register relieve remove render repair replace report represent research resolve respond restock restore
    retrieve review revise rotate run scan schedule screen secure select sell serve service set shape share ship
    shoot solve sort source speak staff stand start steer stock store streamline structure study supervise supply
    support take talk teach test testify track train transfer transform translate transport travel treat triage
    troubleshoot tune understand unload update upgrade use utilise utilize validate verify visit volunteer wash
    watch weld welcome work wrap write
    acquire adopt amend attain avoid award begin block browse buy capture cater choose compare compose compute
    convince count customise customize decorate decrease defend delegate derive devise disassemble discover earn
    eliminate embed enable encourage enforce equip erect expedite fabricate finalise finalize finish format
    formulate fry fundraise furnish guard halve illustrate import increase inspire insulate intervene
    introduce invent inventory isolate itemise itemize know list locate manufacture mark merchandise minimise
    minimize moderate modernise modernize modify navigate notify nurse officiate outline persuade photocopy
    photograph plant plate polish pour prep prescribe preserve price print prosecute pull push rebuild recognise
    recognize reconstruct recover recycle redesign refill regulate reinforce relocate remediate renew renovate
    replenish reply reposition reproduce reroute reset restructure retain retrain rewrite rinse sanitise sanitize
    save score scrub search send settle sharpen sign simplify simulate sit slice solder specify splice sponsor
    spot stabilise stabilize standardise standardize stitch strengthen strip submit suggest summarise summarize
    survey suture switch tackle tailor tidy tighten transact transcribe turn unblock unify unpack upload walk
    water weed whisk wipe withdraw
    add boost catch chat conceive co-ordinate digitize enrol innovate vaccinate quantify orient overhaul plumb prove
    put qualify refurbish remodel renegotiate reorganise reorganize revamp dig toast stir synthesise uncover
    accelerate babysit brainstorm canvass carve clarify classify conserve consolidate convey cross-train deep-clean
    demolish differentiate discharge distil empower enrich entertain fasten forward garnish heal hoist immunise
    immunize induct insure intubate juggle ladle mobilise mobilize muck normalise normalize occupy outsource parse
    pave peel plow prefabricate proctor re-engineer reassure rebrand rehabilitate remind requisition reshape resize
    retouch revitalise revitalize sculpt situate skim smooth soothe stimulate subcontract systematise systematize
    triangulate undertake unveil warn weave widen admit attach diversify ferment glue hang invest knead laminate
    rehearse ride rivet shear shred sing sow steam swap thaw varnish wax unclog dice fetch squeegee shampoo
    invigilate upsell resell hand broadcast cash clear judge pilot practice release seal separate shift tally
    triple tutor approach back bag bundle chop command drill drop dust film fold frame garden groom heat hike press
    quilt rake ramp return rework rinse scoop scout sketch spray stack stage stamp stitch stop string style
    substitute swab tag target tie top touch type video voice whip zone escort massage comfort rent rebook strim hoover shadow signpost chaperone portion seat toilet vacuum empty brief line-manage
    book tarp cold-call cross-sell fact-check descale defrost pressure-wash jet-wash
  `),
  ],
  nounsToo: words(`
    own condition count counts package packages compound compounds dry clean clear transfers show read roll stake script roof tile iron lock dress feed milk harvest champion benchmark bind provision
    sample taste bottle roast audit balance bill book brew budget call care catalog change chart check coach code
    control cook copy cover craft design detail display document draft drive edit estimate experience file focus
    forecast form guide handle help host hire interview invoice issue label lead lift load log look mail map
    market measure mentor mix model monitor offer open order pack paint partner pick pilot pitch place plan post
    practice present process produce program project prospect purchase range record release repair report request
    research review route run sample scan schedule screen service set shape share ship shop source staff stand
    start stock store structure study supply support take talk target team test time track trade train transfer
    transport travel treat update use value visit walk wash watch weld work wrap
    award block count finish format guard import increase inventory list mark merchandise nurse outline
    photocopy photograph plant plate polish prep price print pull push refill score search sign sponsor survey
    switch turn water
    hand broadcast cash clear judge pilot practice release seal separate shift tally triple tutor approach
    back bag bundle chop command drill drop dust film fold frame garden groom heat hike press quilt rake ramp return
    rework rinse scoop scout sketch spray stack stage stamp stitch stop string style substitute swab tag target
    tie top touch type video voice whip zone escort massage comfort rent hoover shadow signpost chaperone portion seat
    toilet vacuum empty brief direct
  `),
  verbForms: new Map(),
  informal: [],
  formal: [],
};
