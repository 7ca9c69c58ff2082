/**
 * Verbs that people start a line of work with. Irregular ones carry past and participle ("draw drew drawn"); a star
 * marks a doubled consonant ("plan*": planned, planning). A verb that is missing here sends its line into a phrase
 * with a colon, where nothing is inflected.
 */
export const verbs: readonly string[] = `
accept, accompany, do did done, let let let, offload, off-load, induce, nurse, achieve, act, adapt, add, adjust, administer, adopt, advise, allocate, analyse, analyze, answer, apply, appraise, arrange, assemble,
assess, assign, assist, attend, audit, author, automate, award, bake, balance, bathe, begin began begun, bill, block, book, boost, brew,
brief, bring brought brought, broadcast broadcast broadcast, browse, build built built, butcher, buy bought bought, calculate, calibrate,
call, care, carry, cash, catalog, catalogue, catch caught caught, cater, change, chair, chart, chat*, check, choose chose chosen, clean, clear,
close, coach, code, collaborate, collate, collect, combine, communicate, compare, compile, complete, compose, compute, conceive, conduct, configure, confirm,
connect, construct, consult, contact, contribute, control*, convert, convince, cook, coordinate, co-ordinate, copy, correct, counsel, count, cover,
craft, create, cultivate, curate, cut cut cut, cycle, deal dealt dealt, debug*, decorate, decrease, defend, define, delegate, deliver,
demonstrate, deploy, design, detect, determine, develop, devise, diagnose, digitise, digitize, direct, discuss, dispatch, dispense,
display, distribute, document, double, draft, draw drew drawn, dress, drive drove driven, dry, earn, edit, educate, eliminate, empty, enable,
encourage, enforce, engage, engineer, enrol*, ensure, enter, equip*, establish, estimate, evaluate, examine, exceed, execute, expand, explain,
explore, extend, fabricate, facilitate, feed fed fed, file, fill, finalise, finalize, find found found, finish, fit*, fix, follow, forecast
forecast forecast, format*, formulate, found, fry, fulfil*, fundraise, gain, gather, generate, get got got, give gave given, go went gone,
grade, graduate, greet, grill, grind ground ground, group, grow grew grown, guard, guide, halve, handle, harvest, head, help, hire, hold held
held, host, identify, illustrate, implement, import, improve, increase, influence, inform, initiate, innovate, inspect, inspire, install,
instruct, integrate, interpret, interview, introduce, invent, inventory, investigate, invoice, iron, issue, join, judge, keep kept kept, label,
land, launch, lay laid laid, lead led led, learn, leave left left, lift, liaise, license, list, listen, load, locate, log*, look, lower, machine,
maintain, make made made, manage, manufacture, map*, market, mark, measure, mediate, meet met met, mentor, merge, migrate, mill, minimise, minimize, mix,
model, moderate, modernise, modernize, modify, monitor, mop*, motivate, move, negotiate, note, notify, nurse, observe, obtain, offer, prescribe, render, roll, testify, know knew known, chase, fillet, quote, welcome, file, tune, greet, vaccinate, administer, reply, stay, coach, notify, invoice, catalog, summarize, quantify, harvest, unload, process, open,
operate, optimise, optimize, orchestrate, order, organise, organize, orient, overhaul, oversee oversaw overseen, own, pack, package, paint, participate, partner,
patch, patrol*, pay paid paid, perform, persuade, photograph, pick, pilot, pitch, place, plan*, plant, plaster, plate, play, plumb, polish, post, practise,
practice, precept, prep*, prepare, prescribe, present, preserve, prevent, price, print, prioritise, prioritize, process, procure, produce,
program*, programme, project, promote, proofread proofread proofread, condition, dismantle, alter, prove, provide, prune, publish, pull, purchase, push, put put put, qualify, raise, rank, reach,
read read read, rebuild rebuilt rebuilt, receive, recommend, reconcile, record, recover, recruit, redesign, reduce, refactor, refer*, refurbish, register,
regulate, reinforce, release, remodel, renegotiate, renew, renovate, reorganise, reorganize, repair, replace, replenish, report, represent, research, resolve,
respond, restock, restore, restructure, retain, retrain, revamp, review, revise, rewire, rewrite rewrote rewritten, roast, rotate, route, run ran run,
sand, save, scan*, sit sat sat, stand stood stood, wipe, pour, rent, escort, dig dug dug, mow, toast, stir*, comfort, bathe, schedule, score, screen, seal, search, secure, select, sell sold sold, send sent sent, separate, serve, service, set set set,
settle, sew sewed sewn, shape, share, shift, ship*, shoot shot shot, show showed shown, sign, simplify, simulate, slice, solder, solve, sort, source, speak spoke
spoken, spearhead, specify, sponsor, staff, standardise, standardize, start, steer, sterilise, sterilize, stock, store, streamline, strengthen, strip*, structure,
study, submit*, summarise, summarize, supervise, supply, support, survey, sweep swept swept, swim swam swum, synthesise, take took taken, tackle, tally, teach taught taught,
tend, test, tidy, tile, tow, track, trade, train, transcribe, transfer*, transform, translate, transport, travel, treat, triage, trim*, triple, troubleshoot
troubleshot troubleshot, tune, turn, tutor, uncover, understand understood understood, unify, unload, update, upgrade, upload, use, utilise, utilize, validate, verify, visit,
absorb, accelerate, acquire, aid, amend, approach, approve, attain, attract, avoid, babysit babysat babysat, back, bag*, bargain, bathe, bind bound bound,
blend, bottle, brainstorm, budget, bundle, camp, canvass, capture, carve, celebrate, certify, chair, champion, change, check, chop*, clarify, classify, climb,
collect, colour, color, command, commission, compute, concentrate, conserve, consolidate, contain, contract, contrast, convey, cope, corral*, crew, cross-train,
customise, customize, date, decide, deep-clean, delight, demolish, derive, detail, differentiate, disassemble, discharge, discover, disinfect, disseminate,
distil*, drill, drop*, dust, ease, effect, embed*, empower, enhance, enrich, entertain, envision, erect, escalate, exhibit, expedite, experiment,
export, fasten, field, film, flag*, fold, forward, foster, freelance, frame, freeze froze frozen, fund, furnish, garden, garnish, groom, haul, heal, heat, hike, hitch,
hoist, honour, honor, house, imagine, immunise, immunize, index, induct, infer*, ingest, insert, instal*, insulate, insure, intake, interact, intervene,
intubate, isolate, itemise, itemize, jump-start, juggle, knit*, ladle, lay laid laid, lecture, liquidate, lobby, lock, lodge, lubricate, mail, mend, merchandise, mill, mind, mint,
mobilise, mobilize, modernise, muck, name, navigate, network, neutralise, normalise, normalize, nurture, occupy, officiate, onboard, outline,
outperform, outsource, pair, parse, pave, peel, photocopy, pioneer, plough, plow, plot*, position, pour, prefabricate, preserve, press, probe, proctor,
profile, progress, prosecute, prospect, prototype, provision, quantify, question, quilt, rake, ramp, ration, re-engineer, rear, reassure, rebrand, recognise, recognize, reconstruct,
recycle, refill, refine, reform, refresh, regain, rehabilitate, relate, relay, relocate, remediate, remind, remove, reposition, reproduce, requisition,
reroute, rescue, reset reset reset, reshape, resize, restrain, retouch, retrieve, return, reverse-engineer, revitalise, revitalize, rework, ring rang rung, rinse, rig*, sample, sanitise, sanitize,
saw, scale, scoop, scrape, scout, script, scrub*, sculpt, season, segment, sequence, shadow, sharpen, shelve, shield, shop*, shovel, silk-screen, situate, skim*, sketch, smooth, soothe, splice,
spot*, spray, spread spread spread, stabilise, stabilize, stack, stage, stamp, station, stimulate, stitch, stop*, strategise, strategize, string strung strung, style, subcontract, substitute, succeed, suggest, suture, swab*, switch,
systematise, systematize, tag*, tailor, tally, tape, target, taste, tender, thread, tie, top*, total, toilet, transact, transition, transplant, trap*, triangulate, type, umpire, undertake undertook undertaken,
unblock, unpack, unveil, validate, value, vet*, video, voice, warn, weave wove woven, weed, whip*, widen, wind wound wound, withdraw withdrew withdrawn, yield, zone,
treat, admit*, attach, deter*, diversify, ferment, finance, fly flew flown, glue, hang hung hung, invest, knead, laminate, massage, milk,
pipe, talk, lease, tour, pass, deputise, deputize, shortlist, nominate, underwrite underwrote underwritten, reschedule, debrief, rehome, rehouse, rehearse, ride rode ridden, rivet, seat, shear, shred*, sing sang sung, sow sowed sown, steam, swap*, thaw, varnish, wax, whisk,
lose lost, spend spent, hear heard, see saw, tell told, lend lent, stick stuck, wear wore, volunteer, clog*, unclog*, unblock, dice, fetch, sanitize, squeegee, shampoo, invigilate, juice, upsell upsold upsold, resell resold resold, log*, wait, walk, wash, watch, water, weigh, weld, win won won, wire, work, wrap*, write wrote written`
  .split(/,/u)
  .map((entry) => entry.trim().replace(/\s+/gu, " "))
  .filter(Boolean);

/** Verbs that are as often nouns or adjectives at the start of a line: they need an object after them. */
export const verbsThatAreNouns: ReadonlySet<string> = new Set(
  `act answer condition appraise audit award balance bill block book brief broadcast brew call care cash catalog catalogue change chair chart
check clean clear close coach code contact control cook copy correct count cover craft cut cycle deal design direct discuss dispatch display
document double draft draw dress drive dry empty engineer estimate file fill finish fit fix forecast format found free fry grade graduate grill
ground group guard guide head help hire host import increase interview inventory invoice iron issue judge label land launch lead lease lift list
load log look lower machine mark market map measure mentor mill model mop move nurse note offer open order own pack package paint partner patch pay pick
pilot pitch place plan plant plaster plate play pass polish post practice precept present price print process produce program programme project
purchase push rank reach read record recruit release repair report research review roast route run sand save scan schedule score screen seal
search secure separate service set shape share shift ship shoot show sign slice sort source staff start stock store structure study supply
support survey sweep swim tackle aid approach back bag bargain bind blend bottle budget bundle camp capture champion chop colour color command commission compute contract contrast crew date detail drill drop dust ease effect field film flag fold frame fund garden groom haul heat hike house index intake knit lecture lobby lock mail mend merchandise mill mind mint name network outline pair photocopy comfort pioneer plot position press probe profile progress prospect prototype provision question quilt rake ramp ration rear refill reform refresh relay rescue reset return rework ring rinse rig sample saw scale scoop scout script scrub season segment sequence shadow shelve shield shop shovel sketch spot spray spread stack stage stamp station stitch stop string style substitute swab switch tag tailor tape target taste tender thread tie top total toilet transition transplant trap type umpire value vet video voice weed whip wind yield zone experiment exhibit export insert need tackle tally test tidy tile tow track trade train transfer transport travel treat triage trim triple tune turn tutor update upgrade
upload use visit volunteer wait walk talk tour wash watch water weld win wire work wrap`.split(/\s+/u),
);

/** Adjectives and phrases that stand at the start of a line for "I am …". */
export const statesAtStart =
  /^(?:being |responsible for|in charge of|accountable for|able to|fluent in|proficient (?:in|with)|skilled (?:in|at)|familiar with|experienced (?:in|with)|certified (?:in|as|to)|qualified (?:in|as|to)|licensed (?:in|as|to)|comfortable with|used to|available (?:from|for|on|at)|willing to|bilingual in)\b/iu;

/** Verbs whose form in -ing dictionaries do not know: another phrase is taken. */
export const verbsWithoutGerund: ReadonlySet<string> = new Set(["co-ordinate", "triage"]);
