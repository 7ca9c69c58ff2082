/** Invented postings of the kinds people paste. */
export const postings = {
  "ward nurse": `Ward Nurse (Band 5), Elderly Care
St Bride's Hospital, Hove. Ref. SBH-4471

About the role
You will work on a 30-bed ward for older patients and report to the ward manager.

Your duties
- plan and deliver nursing care for a group of eight patients
- carry out medication rounds and wound care
- keep accurate patient records on SystmOne
- support families before discharge
- supervise healthcare assistants and students

You need
- current NMC registration
- experience on an acute ward
- confidence with IV lines
A second language is an advantage.

Closing date: 12 January 2027. Apply with a CV and a covering letter.`,
  welder: `Tarn Fabrications is looking for a MIG/MAG Welder for its workshop in Kendal.

What you will do: weld pressure vessels and pipework to EN ISO 9606-1; read technical drawings; set up welding machines; carry out visual inspection of finished seams; keep the work area tidy.

What we ask: a valid welder's certificate (135), two years in steel construction, experience with overhead cranes. A forklift licence is desirable. Early and late shifts.

We offer 19.40 pounds an hour and 28 days of holiday. Job number TF/118.`,
  "junior data analyst": `Junior Data Analyst

At Beacon Housing Trust we look after 11,000 homes. Our insight team needs someone who turns repair data into reports that managers can act on.

Responsibilities:
• write SQL queries against our repairs database
• build and maintain dashboards in Power BI or Tableau
• clean survey data from tenants
• explain findings to colleagues who are not analysts

Requirements:
• good knowledge of Excel and SQL
• some Python or R
• ability to present figures clearly
Desirable: experience in housing or the public sector.

Hybrid, Bristol. Salary £29,500. Reference BHT/DA/26.`,
  barista: `Barista wanted, part time, weekends. Small café near the station (Café Luna). Making coffee, serving cakes, cleaning the machine, working the till. No experience needed, we train you. Ask for Carla or send us a few lines about yourself.`,
  "warehouse operations manager": `WAREHOUSE OPERATIONS MANAGER

Linden Logistics runs a 22,000 m² fulfilment centre in Corby for three fashion brands.

KEY RESPONSIBILITIES
Lead four shift leaders and about 90 colleagues
Own the labour plan for peak season
Roll out our new warehouse management system (SAP EWM)
Reduce picking errors and returns
Report cost per unit to the site director every week

ABOUT YOU
At least five years in warehouse management
Experience with SAP EWM or a similar system
Knowledge of Lean methods
Good command of budgets

Please quote LL-2209. Salary expectations welcome.`,
  "management accountant": `Management Accountant - Halyard Marine Supplies

We are a family firm that sells ropes, sails and engines to 300 boatyards. You will join a finance team of four.

The job
Prepare monthly management accounts and commentary.
Reconcile balance sheet accounts.
Submit VAT returns.
Work with branch managers on cost control.
Help replace our spreadsheets with Xero.

The person
Part-qualified CIMA or ACCA.
Sound Excel skills.
Used to tight month-end deadlines.

Send your CV to Ms Ruth Callender, Finance Director, by 30 November 2026. Ref HMS-07.`,
  "delivery driver": `Delivery Driver wanted for Fenwick Bakery. Early start (3 am). You load the van, deliver bread and pastries to about 40 cafés, collect empty crates and take orders for the next day. Full driving licence needed; multi-drop experience and a clean record are important to us. You are friendly to customers and know the roads of North Norfolk or learn them quickly.`,
  "backend developer": `Backend Developer (Node.js), remote in the EU

Fjordline builds ticketing software for ferries. Fourteen ferry companies use it.

What you'll do
- design and build REST APIs in TypeScript
- tune PostgreSQL queries under load
- keep our deployment pipeline (GitHub Actions, Docker) fast
- take part in the on-call rotation
- review code and write documentation that others read

What you bring
- 3+ years with Node.js
- solid SQL
- experience running services in production
- nice to have: Kafka, Terraform

Apply at jobs@fjordline.example with the subject "Backend 2026".`,
  "sous chef": `The Salt House, Whitby, seeks a Sous Chef.

We cook what the boats bring in. Forty seats, two services, a kitchen of six.

You will run the pass when the head chef is away, look after ordering and stock, train two apprentices, keep food hygiene records and write specials with us.

You have worked in a fish kitchen, know how to fillet, hold a food hygiene certificate and can plan a rota.

Live-in possible. Two days off in a row.`,
  "primary teacher": `PRIMARY SCHOOL TEACHER (KS1)
Maplewood International School, Reading

The post: full-time from January 2027, class of 24 pupils in Year 2.

Duties include teaching phonics and early mathematics, assessing pupils' progress, meeting parents, planning school trips and working with teaching assistants.

Applicants must hold a PGCE or qualified teacher status and have taught Key Stage 1. Experience with bilingual children is welcome. An enhanced DBS check will be required.

Maplewood International School is committed to safeguarding and is an equal opportunity employer.
Job ref: MIS/PT/03. Closing date 5 December 2026.`,
  "office administrator": `Office Administrator, part time (20 hours)

Dewhurst Architects need somebody who keeps a small office running.

- answer the phone and welcome visitors
- keep the diary of two partners
- file drawings and order supplies
- enter invoices in Sage and chase late payers

You are used to Outlook, Word and Excel, have some bookkeeping experience and type accurately. Discretion matters: many clients are neighbours.`,
  "hotel receptionist": `Hotel Receptionist (m/f/d)
Alpenhof Hotels & Resorts

Tasks: check-in and check-out of our guests; reservations by phone and e-mail; group bookings; handling complaints; cash desk closing at the end of the shift; advice on excursions.

Profile: training in the hotel trade; German and English, French is a plus; experience with Opera or Protel; willingness to work weekends.

Start: 1 December. Staff lodging available. Please send your documents including your salary expectation to Frau Sabine Kofler.`,
  "clinic nurse": `Registered Nurse, Outpatient Clinic
Lakeview Community Health

Responsibilities
- triage patients by phone and in person
- draw blood and prepare samples for the lab
- document visits in Epic
- give vaccinations and teach patients about their medication
- call patients back with results

Qualifications
- active RN license in the State of Oregon
- BLS certification
- one year of outpatient or emergency experience
- Spanish strongly preferred

Job ID 88213. Lakeview is an equal opportunity employer.`,
} as const;

export type PostingName = keyof typeof postings;
