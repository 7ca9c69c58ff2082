import { phraseList, phraseMap } from "../phrase-list.ts";
import type { PostingNames } from "../posting-lexicon.ts";

export const names: PostingNames = {
  occupations: phraseList(`
    accompanist*, accountant*, actor, actors, actress*, actuary, administrator*, adviser*, advisor*, advocate*,
    agent*, aide*, analyst*, animator*, apprentice*, arborist*, archaeologist*, architect*, archivist*, artist*,
    assembler*, assessor*, assistant*, associate*, attendant*, attorney*, auditor*, author*, bailiff*, baker*,
    banker*, barber*, barista*, barrister*, bartender*, beautician*, biologist*, blacksmith*, boilermaker*,
    bookkeeper*, botanist*, brewer*, bricklayer*, broker*, builder*, butcher*, buyer*, cabin crew, cabinet maker*,
    caregiver*, carer*, caretaker*, carpenter*, cartographer*, cashier*, caterer*, chaplain*, chef*, chemist*,
    childminder*, chiropractor*, choreographer*, cleaner*, clerk*, clinician*, co ordinator*, coach, coaches, coder*,
    collector*, commissioner*, companion*, compositor*, concierge*, conductor*, confectioner*, conservator*,
    consultant*, controller*, cook, cooks, coordinator*, copywriter*, counsel, counsellor*, counselor*, courier*,
    crew, curator*, custodian*, cutter*, dancer*, decorator*, dentist*, designer*, detective*, developer*, dietician*,
    dietitian*, director*, dishwasher*, dispatcher*, doctor*, doorman*, drafter*, draughtsman*, dressmaker*, driver*,
    ecologist*, economist*, editor*, educator*, electrician*, embalmer*, engineer*, engraver*, estimator*, examiner*,
    executive*, exterminator*, fabricator*, farmer*, farmhand*, farrier*, firefighter*, fitter*, florist*, foreman*,
    foreperson*, forester*, framer*, fundraiser*, gamekeeper*, gardener*, generalist*, geologist*, glazier*,
    goldsmith*, grader*, greeter*, groom, groomer*, groundskeeper*, groundsman*, guard, guards, guide, guides,
    hairdresser*, handler*, handyman*, head of, healthcare assistant*, helper*, herdsman*, host, hostess*,
    housekeeper*, hygienist*, illustrator*, inspector*, installer*, instructor*, intern, interns, interpreter*,
    investigator*, ironer*, jailer*, janitor*, jeweler*, jeweller*, joiner*, journalist*, judge, keeper*, laborer*,
    labourer*, landscaper*, lawyer*, lead, lecturer*, legislator*, librarian*, lifeguard*, linguist*, loader*,
    locksmith*, machinist*, maid, maids, manager*, marketer*, mason, masons, mate, mathematician*, mechanic,
    mechanics, mechatronic*, mentor*, merchandiser*, messenger*, microbiologist*, midwife*, miller*, millwright*,
    miner*, minister*, model maker*, moulder*, mover*, musician*, nanny*, negotiator*, notary*, nurse, nurses,
    nutritionist*, officer*, operative*, operator*, optician*, optometrist*, orderly, organist*, owner operator*,
    packer*, painter*, paralegal*, paramedic*, park ranger*, pastor*, pathologist*, pavior*, pharmacist*,
    phlebotomist*, photographer*, physician*, physicist*, physiotherapist*, picker, pickers, pilot, pilots,
    pipefitter*, planner*, plasterer*, plumber*, podiatrist*, police officer*, porter, porters, potter*,
    practitioner*, presenter*, president*, presser*, principal, printer*, prison officer*, producer*, professor*,
    programmer*, promoter*, proofreader*, prosecutor*, psychiatrist*, psychologist*, publicist*, radiographer*,
    ranger*, receptionist*, recruiter*, registrar*, rep, repairer*, reporter*, representative*, researcher*, rigger*,
    roofer*, sailor*, sales advisor*, salesperson*, scaffolder*, scheduler*, scientist*, seamstress*, secretary*,
    selector*, server, servers, shepherd*, shopfitter*, signaller*, singer*, skipper*, social worker*, solicitor*,
    sommelier*, sonographer*, specialist*, spinner*, stagehand*, statistician*, steelworker*, steward*, stocker*,
    stonemason*, strategist*, stylist*, superintendent*, supervisor*, support worker*, surgeon*, surveyor*, tailor*,
    teacher*, technician*, technologist*, teller*, tester*, therapist*, tiler*, toolmaker*, trader*, trainee*,
    trainer*, translator*, treasurer*, tutor*, typist*, underwriter*, upholsterer*, usher*, valet*, valuer*, vet,
    veterinar*, vets, videographer*, volunteer, waiter*, waitress*, warden*, warehouse, warehouseman*, washer*,
    watchmaker*, weaver*, welder*, window cleaner*, worker*, writer*, zookeeper*, rider*, walker*, stable hand*,
    cellar hand*, deck hand*, farm hand*, kitchen hand*, stage hand*, ranch hand*, field hand*, herdsperson,
    tradesperson*, chairperson, repairperson, yard person, delivery person, maintenance person, counter person, senco,
    au pair*, *worker, *workers, *keeper, *keepers, *maker, *makers, *ologist, *ologists, *ographer, *ographers,
    *ician, *icians, sre, product owner*, process owner*, scrum master*, admin, admins, creator*, organizer*,
    organiser*, cna, lpn, lvn, rn, dispenser*, fellow, fellows, postdoc*, phd student*, phd candidate*, doctoral
    student*, student worker*, student assistant*, working student*, conveyancer*, business partner*, people partner*,
    acquisition partner*, talent partner*, hr partner*, finance partner*, leader, leaders, keyholder*, bouncer*,
    postie*, mail carrier*, letter carrier*, chief of staff, chief executive, greenkeeper*, fishmonger*, verger*,
    bookseller*, second chef*, sous chef*, chef de partie, commis, barback*, busser*, dealer*, croupier*, caddie*,
    butler*, nannies, babysitter*, pet sitter*, house sitter*, ambassador*, evangelist*, canvasser*, crew member*, bar
    staff, kitchen staff, waiting staff, floor staff, sorter*, stacker*, unloader*, slater*, setter, setters,
    polisher*, finisher*, sprayer*, constable*, marshal*, curate*, vicar*, priest*, imam*, rabbi*, dean*, provost*,
    bursar*, proctor*, invigilator*, headteacher*, head teacher*, matron*, houseparent*, auctioneer*, modeller*,
    colourist*, gaffer*, roadie*, cameraman, camerawoman, blogger*, columnist*, subeditor*, sub editor*,
    correspondent*, bookbinder*, luthier*, silversmith*, beekeeper*, vintner*, detailer*, arranger*, hacker*,
    pentester*, penetration tester*, sysadmin*, dba, expeditor*, forwarder*, stevedore*, docker*, deckhand*, mariner*,
    captain*, first mate*, hod carrier*, plasterboarder*, dryliner*, dry liner*, ganger*, banksman*, slinger*,
    spotter*, gatekeeper*, gate agent*, doula*, healthcare worker*, dosimetrist*, perfusionist*, audiologist*,
    embryologist*, cobbler*, undertaker*, mortician*, funeral arranger*
  `),
  notOccupations: phraseList(`
    chemistry, engineering, bakery, bakeries, butchery, joinery, architecture, architectural, authority, authorities,
    authorized, authorised, authorship, dentistry, tailored, tailoring, directory, directorate, mineral, minerals,
    ministerial, ministers, pottery, managerial, confectionery, artistic, artistry, counselling, counseling, computer,
    computers, customer, customers, consumer, consumers, career, careers, centre, center, number, partner, partners,
    member, members, newsletter, letter, letters, summer, winter, october, november, december, september, together,
    another, however, chapter, register, quarter, semester, sector, monitor, factor, vendor, vendors, investor,
    investors, competitor, competitors, supplier, suppliers, provider, providers, retailer, retailers, manufacturer,
    manufacturers, distributor, distributors, wholesaler, employer, employers, earlier, superior, interior, exterior,
    folder, header, footer, filter, cluster, water, paper, power, poster, cover, border, trailer, cooler, boiler,
    boilers, container, containers, transfer, offer, answer, matter, artificial, christian, indian, italian, guardian,
    canadian, australian, freelancer, newcomer, newcomers, starter, starters, beginner, beginners, learner, learners,
    builders merchants, coaching
  `),
  agentEndings: phraseList(`*er, *or, *ist, *ian, *person, *people`),
  titleNoise: phraseList(`
    we are hiring, we're hiring, now hiring, hiring now, hiring, job posting, job advertisement, job advert, job
    offer, job description, vacancy, vacancies, career opportunity, employment opportunity, job opportunity, job
    bulletin, join us, join our team, join the team, come work with us, work with us, careers, apply now, help wanted,
    wanted, notice of vacancy, exam open to all, save, share, easy apply, see who, promoted by, full time, part time,
    urgent, remote, hybrid
  `),
  titleOpenings: phraseList(`
    apply for, full time, part time, wanted, vacancy for, opening for, position of, post of, role of, save, apply for
    the, report
  `),
  notInTitles: phraseList(`
    is, are, was, we, you, your, our, us, be, have, has, been, this, that, will, can, they, i, do, me, my
  `),
  seeking: phraseList(`
    need, is looking for, are looking for, is seeking, are seeking, seeks, seek, is hiring, are hiring, hires, wants,
    is recruiting, are recruiting, recruits, needs, requires, is searching for, are searching for, has an opening for,
    has a vacancy for, invites applications for, is currently seeking, is currently looking for, is now hiring, has an
    opportunity for, are after, is after, is short of, are short of, is looking to hire, is looking to recruit, are
    looking to hire, are looking to recruit, are looking to appoint, is looking to appoint, wishes to appoint, wish to
    appoint, seeks to appoint, is pleased to announce an opening for, is in search of, have an opening for, have a
    vacancy for, is recruiting for, require, hiring
  `),
  weSeek: phraseList(`
    we are looking for, we're looking for, we are seeking, we're seeking, we seek, we are hiring, we're hiring, we
    need, we are recruiting, we're recruiting, we want, looking for, seeking, hiring, join us as, join our team as,
    for the position of, for the post of, for the role of, the position of, the role of, the post of, wanted, opening
    for, vacancy for, we seek to appoint, we are looking to recruit, we're after, we are after, we could do with,
    opportunity has arisen for, opportunity for, position available for, looking to hire, looking to recruit, looking
    to appoint, applications for the position of, applications for the post of, we wish to appoint, i'm looking for, i
    need, be our next, your next, recruitment of, we are short of, we're short of, we have an opening for, we have a
    vacancy for, governors wish to appoint, trustees wish to appoint, governors seek to appoint, trustees seek to
    appoint
  `),
  asRole: phraseList(`
    to work as, your role as, in your role as, as a, as an, as our, as our new, are you a, are you an
  `),
  doers: phraseList(`
    someone who can, someone who will, someone who'll, somebody who can, somebody who will, a person who can, someone
    to, somebody to, someone able to
  `),
  notDone: phraseList(`
    speak, work, show, demonstrate, commit, think, communicate, learn, be, bring, start, join, make, adapt, relate,
    thrive, prioritise, prioritize, multitask, juggle, keep, drive, read, write, use, travel, hit, cope, talk, get,
    listen, offer, prove, turn
  `),
  sought: phraseList(`wanted, needed, required, sought, wanted for, is wanted, are wanted`),
  roleFillers: phraseList(`
    a, an, the, our, our next, its, their, one, two, three, four, several, new, another, next, experienced, motivated,
    talented, skilled, dedicated, enthusiastic, passionate, reliable, friendly, full, part, time, permanent,
    temporary, qualified, great, highly, self, dynamic, creative, committed, caring, hard, working, hardworking,
    additional, first, second, energetic, ambitious, driven, detail, oriented, and, good, kind
  `),
  roleEnds: phraseList(`
    to, who, for, with, at, in, on, that, which, whose, will, is, are, you, based, from, starting, as, must, by, near,
    able, because, so, but, since, immediately, reporting, whom, or, interested, willing, looking, seeking
  `),
  afterRole: phraseList(`to, who, with, that, and, will, you`),
  titleEnds: phraseList(`
    with, needed, required, wanted, sought, job, vacancy, vacancies, opening, role, position
  `),
  indefiniteArticles: phraseList(`a, an, one`),
  employerKinds: phraseList(`
    recruitment, staffing, personnel, recruiters, supplies, logistics, labs, group, partners, services, solutions,
    systems, technologies, industries, homes, foods, media, studios, consulting, engineering, holdings, architects,
    associates, brothers, sons, café, cafe, hotels, pharmacy, dental, garden centre, community health, housing,
    society, institute, centre, center, fabrications, joinery, plumbing, motors, company, firm, manufacturer, maker,
    agency, studio, practice, charity, school, clinic, hospital, bakery, brewery, cooperative, co operative, startup,
    start up, consultancy, family business, family run, retailer, producer, supplier, hotel, restaurant, publisher,
    foundation, bank, library, museum, garage, workshop, farm, nursery, trust, council, university, college,
    organisation, organization, shop, software house, comprehensive, academy, laboratory, wholesaler
  `),
  beforeCompany: phraseList(`
    at, join, about, why, why join, life at, working at, work at, working for, work for, here at, welcome to, on
    behalf of, employment with the, employment with, position with the
  `),
  afterCompany: phraseList(`
    is acting as, is recruiting, is an equal opportunity, is an equal, is committed to, does not discriminate, is
    proud to be, was founded, is a, is an, is the, has been, offers, provides, builds, makes, runs, is a leading, is a
    family, is one of, helps, operates, welcomes applications, is growing, is expanding, insures, serves, values, was
    born, began, started
  `),
  beforeStrangers: phraseList(`
    customers include, customers such as, customers like, clients include, clients such as, clients like, deals
    include, brands include, brands such as, brands like, partners include, partners such as, partner of, issued by,
    accredited by, recognized by, recognised by, approved by, certified by, registered with, certification from,
    licensed by, member of, affiliated with, represented by, formerly, previously, backed by, funded by, investors
    include, acquired by, owned by, subsidiary of, part of, tools such as, tools like, software such as, experience
    with, experience in, experience of, knowledge of, proficiency in, proficient in, familiar with, familiarity with,
    such as, including, supplier to, suppliers to, working with, integrates with, companies like, companies such as,
    ex, degree from, trusted by, used by, union
  `),
  agency: phraseList(`
    our client, our clients, on behalf of our client, on behalf of a client, for one of our clients, for our client,
    its client, one of its clients, their client
  `),
  nameLinks: phraseList(`of, the, and, de, la, for, &`),
  publicBodies: phraseList(`
    city of, county of, town of, state of, university of, borough of, government of, village of
  `),
  beforeContact: phraseList(`
    contact, call, speak to, ask for, write to, email, e mail, attention of, attn, send it to, reach out to, addressed
    to, for the attention of, send your cv to, send your resume to, apply to, talk to, your contact is, a chat with, chat with, word with, a word with, informal enquiries, enquiries, hiring
    manager, questions go to, get in touch with, drop a line to, drop a note to, text, ring, message, whatsapp, point
    of contact is, contact name, call or text, text or call, say hello to, give a call to, enquiries to, queries to,
    questions to, meet the hiring team, hiring team, job poster
  `),
  afterContact: phraseList(
    `will be happy, is happy, will be glad, is glad, will answer, can answer, can tell you, is looking forward, looks forward`,
  ),
  courtesyTitles: phraseList(`
    mr, mrs, ms, miss, mx, dr, prof, professor, rev, sir, cllr
  `),
  sentTo: phraseList(`to, for`),
  lastNames: phraseList(`
    baker, barber, barker, butler, carpenter, carter, cooper, farmer, fisher, fletcher, fuller, hunter, mason, miller,
    painter, parker, pickering, plummer, potter, sawyer, shepherd, smith, tanner, taylor, thatcher, turner, tyler,
    walker, weaver, webster, wheeler
  `),
  offices: phraseList(`
    human, resources, hr, public, relations, personnel, recruitment, recruiting, recruiter*, recruitment team, resourcing, careers,
    career, talent, people team, hiring, team, department, dept, division, unit, services, service, office, committee,
    board, panel, reception, administration, admin, management, school, college, university, council, hospital,
    clinic, centre, center, agency, bureau, portal, website, jobs, indeed, linkedin, address, email, attention, ref,
    po box, street, road, avenue
  `),
  beforePlace: phraseList(`
    based in, located in, in, our office in, office in, shop in, clinic in, near, in the city of, in and around,
    across
  `),
  sectors: phraseMap(`
    school: school, schools, pupils
    kindergarten: kindergarten
    nursery: nursery
    university: university
    college: college
    library: library, libraries
    hospital: hospital
    clinic: clinic
    care home: care home
    nursing home: nursing home
    practice: surgery, practice
    pharmacy: pharmacy
    jail: jail, jails
    prison: prison
    bakery: bakery
    restaurant: restaurant
    kitchen: kitchen
    hotel: hotel
    café: café
    coffee shop: coffee shop
    shop: shop
    store: store
    supermarket: supermarket
    warehouse: warehouse
    factory: factory
    plant: plant
    workshop: workshop
    garage: garage
    laboratory: laboratory, lab
    studio: studio
    museum: museum
    theatre: theatre
    theater: theater
    farm: farm
    construction site: construction site
    law firm: law firm
    bank: bank
    charity: charity
    foundation: foundation
    department: city department
  `),
};
