import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (text: string) => readPosting(text, { jobTitle: "", company: "" });
const dutiesOf = (line: string) =>
  read(`Clerk\nAlder House Ltd\nDuties:\n- ${line}\n- Answer the phone`).requirements.map(({ text }) => text);
const demandsOf = (line: string) =>
  read(`Clerk\nAlder House Ltd\nRequirements:\n- ${line}\n- Two years in an office`).requirements.map(
    ({ text }) => text,
  );

describe("duties of an English posting", () => {
  it.each([
    ["Keep records up to date in line with GDPR and CQC", "keeping records up to date"],
    ["Write SQL to pull and clean claims data", "writing SQL to pull and clean claims data"],
    ["Record observations on Tapestry and work closely with parents", "recording observations on Tapestry"],
    ["Walk homeowners through the punch list", "walking homeowners through the punch list"],
    ["Sit with our pricing team", "sitting with our pricing team"],
    ["Help clients with bathing and dressing", "helping clients with bathing and dressing"],
    ["Hand over technical faults to the network team", "handing over technical faults to the network team"],
    ["Remind tenants of open rents", "reminding tenants of open rents"],
    ["Clean and restock shelves", "cleaning and restocking shelves"],
    ["Prepare, check and send invoices", "preparing, checking and sending invoices"],
    ["Mow and strim verges", "mowing and strimming verges"],
    ["Cut, bleem and pack flowers", "cutting, bleeming and packing flowers"],
    ["Greet and bleem guests", "greeting and bleeming guests"],
    ["Nudge the undecided", "nudging the undecided"],
    ["Safeguard the residents", "safeguarding the residents"],
    ["Plan and route up to 90 deliveries per night using Paragon", "planning and routing up to 90 deliveries"],
    ["Half the shifts are early", "half the shifts are early"],
    ["Sales and marketing", "sales and marketing"],
    ["Stock control of the bar", "stock control of the bar"],
    ["File opening, billing and general file management", "file opening, billing and general file management"],
    ["Cash flow forecasting and covenant reporting", "cash flow forecasting and covenant reporting"],
    ["Resets passwords and maintains user accounts", "resetting passwords and maintaining user accounts"],
    ["Book and brief suppliers: you chase samples", "booking and briefing suppliers"],
    ["Unpack deliveries and look after our Instagram", "unpacking deliveries and looking after our Instagram"],
    ["Test and measurement equipment", "test and measurement equipment"],
    ["Weekly walks, allocating breaks", "weekly walks"],
    ["Greet patients, check in/check out", "check in/check out"],
    ["Keep site tidy, general duties", "keeping site tidy"],
  ])("%s is %s", (line, phrase) => {
    expect(dutiesOf(line)).toContain(phrase);
  });

  it("are none where a word that could be a verb is a part of another", () => {
    expect(demandsOf("Hands-on experience with Airflow")).toContain("hands-on experience with Airflow");
  });

  it("stand behind a heading that announces them", () => {
    const { requirements } = read(
      "Clerk\nESSENTIAL DUTIES AND RESPONSIBILITIES include the following. Other duties may be assigned.\n1. Files work orders.",
    );
    expect(requirements.map(({ kind, text }) => [kind, text])).toEqual([["duty", "filing work orders"]]);
  });
});

describe("duties told in sentences", () => {
  it.each([
    [
      "Reporting to the VP of Programs, the Grants Manager manages the full grant cycle, from application review through reporting; builds relationships with nonprofit partners.",
      ["managing the full grant cycle, from application review", "building relationships with nonprofit partners"],
    ],
    ["The successful candidate will teach across KS3 to KS5.", ["teaching across KS3 to KS5"]],
    ["They would also need to reconcile the petty cash every month.", ["reconciling the petty cash every month"]],
    ["You'd handle weekly payroll for 14 drivers.", ["handling weekly payroll for 14 drivers"]],
    [
      "Duties to include: cleaning of 11 letting bedrooms, changing linen, stocking of cleaning cupboards.",
      ["cleaning of 11 letting bedrooms", "changing linen", "stocking of cleaning cupboards"],
    ],
  ])("%s", (sentence, phrases) => {
    const { requirements } = read(`Grants Manager\nRiverbend Community Foundation\n\n${sentence}`);
    expect(requirements.filter(({ kind }) => kind === "duty").map(({ text }) => text)).toEqual(phrases);
  });
});

describe("demands of an English posting", () => {
  it.each([
    ["Confident on the phone", ["confidence on the phone"]],
    ["Flexible to cover some Saturday mornings", ["flexibility to cover some Saturday mornings"]],
    ["Class A CDL with clean MVR", ["Class A CDL with clean MVR"]],
    [
      "High school diploma or GED plus 3 years of industrial maintenance experience",
      ["high school diploma or GED", "3 years of industrial maintenance experience"],
    ],
  ])("%s asks for %s", (line, phrases) => {
    expect(demandsOf(line)).toEqual(expect.arrayContaining(phrases));
  });

  it("part years from what stands before them, however they are written", () => {
    expect(demandsOf("Bachelor's degree and at least four (4) years of experience in grantmaking")).toEqual(
      expect.arrayContaining(["bachelor's degree", "four years of experience in grantmaking"]),
    );
  });

  it("are none where the posting waives them", () => {
    expect(demandsOf("don't need a degree; we don't ask for one").join()).not.toContain("degree");
  });

  it("hold no tests that only the employer carries out", () => {
    expect(demandsOf("Must pass DOT physical & drug screen").join()).not.toMatch(/drug|DOT/u);
  });
});

describe("the head of an English posting", () => {
  it.each([
    [
      "🚚 CDL-A Regional Driver – Home Weekly! | $1,450–$1,700/wk\nPrairie Star Logistics (Omaha, NE) is growing and we want YOU.\nMedical, dental, vision from day 1",
      ["CDL-A Regional Driver", "Prairie Star Logistics"],
    ],
    [
      "Early Years Practitioner (Level 3)\nLittle Acorns Nursery, Bath. 40 hours per week.\nPlease send a letter to Mrs Helen Marsh, Nursery Manager.",
      ["Early Years Practitioner", "Little Acorns Nursery"],
    ],
    [
      "Job Title: Maintenance Technician II\nDepartment: Facilities\nEmployer: Kestrel Foods, Inc., Boise, Idaho",
      ["Maintenance Technician II", "Kestrel Foods, Inc."],
    ],
  ])("names role and company: %s", (text, [role, company]) => {
    const posting = read(text);
    expect([posting.role?.text, posting.company?.text]).toEqual([role, company]);
  });
});

describe("who seeks and who is written to in an English posting", () => {
  it.each([
    ["Hey 👋 we're Loopwell, a 14-person start-up. We're looking for a bookkeeper.", "Loopwell"],
    ["Hi all, the Copper Kettle (Main St, Galway) is short of a weekend chef.", "Copper Kettle"],
    ["Harbour & Vine\nBookkeeper\nLeeds", "Harbour & Vine"],
    ["Loopwell hiring Bookkeeper in Leeds, England, United Kingdom | LinkedIn", "Loopwell"],
    ["Bookkeeper\nCopper Kettle was founded in 1998.", "Copper Kettle"],
  ])("the employer in %s", (text, company) => {
    expect(read(`${text}\nYou will work with our small team every day.`).company?.text).toBe(company);
  });

  it.each([
    ["Drop a line to Maddy at maddy@loopwell.example with your CV.", "Maddy"],
    ["For visits contact: Name: Rebecca Thornley, Job title: Clinical Lead", "Rebecca Thornley"],
    ["Text Dermot 087 555 0142", "Dermot"],
    ["Text Monday to Friday only.", null],
    ["Send your CV to Kelly at Northgate Recruitment.", "Kelly"],
    ["Informal enquiries may be made to Professor Imogen Ashworth.", "Professor Imogen Ashworth"],
  ])("the person in %s", (line, name) => {
    const contact = read(`Dental Receptionist\nWe need someone with a good phone manner.\n${line}`).contact;
    expect(contact?.text ?? null).toBe(name);
  });

  it("the town behind the street", () => {
    expect(read("Hi all, the Copper Kettle (Main St, Galway) is short of a chef.").location?.text).toBe("Galway");
  });
});

describe("sections under headings as people write them", () => {
  it.each([
    ["What you'd actually be doing 👇", "duty"],
    ["You'll probably like this if you…", "must"],
    ["What we'd like to see", "must"],
    ["Brownie points for", "wish"],
  ])("%s", (heading, kind) => {
    const { requirements } = read(
      `Clerk\nAlder House Ltd\n\n${heading}\n- forklift licence\n- night shifts in a depot`,
    );
    expect(requirements.map((requirement) => requirement.kind)).toEqual([kind, kind]);
  });
});

describe("tasks of somebody who is sought", () => {
  it.each([
    ["We want somebody to open the shop.", ["duty opening the shop"]],
    ["We need someone who can speak Polish.", []],
    ["Greenhouse Assistants water and pull orders.", ["duty watering and pulling orders"]],
    ["They will also help to supervise two PhD students.", ["duty supervising two PhD students"]],
    ["Applicants should hold a PhD in chemistry.", ["must PhD in chemistry"]],
    ["We use cookies to improve your experience.", []],
  ])("%s", (sentence, wanted) => {
    const found = read(`Clerk\nAlder House Ltd\n\n${sentence}`).requirements;
    expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expect.arrayContaining(wanted));
    expect(found.filter(({ kind }) => kind === "duty").length).toBe(
      wanted.filter((line) => line.startsWith("duty")).length,
    );
  });
});

it('reads what a post is there to do behind "To" as work', () => {
  const { requirements } = read(
    "School Cook, St Aidan's Primary School. To cook lunches for 180 children, manage allergies and special diets. Level 2 food hygiene needed.",
  );
  expect(requirements.filter(({ kind }) => kind === "duty").map(({ text }) => text)).toEqual([
    "cooking lunches for 180 children",
    "managing allergies and special diets",
  ]);
});

it("takes no grade, no asset and no passive for somebody's work", () => {
  expect(demandsOf("CompTIA A+ certification")).toContain("CompTIA A+ certification");
  expect(demandsOf("Bilingualism an asset")).toContain("Bilingualism");
  expect(dutiesOf("Direct approaches will be forwarded")).toContain("direct approaches will be forwarded");
});

it("goes on behind a verb with what it is done to", () => {
  const { requirements } = read(
    "Social Worker\nAlder House Ltd\nDuties\nThe post holder will carry a caseload of families, work jointly with schools, Gardaí and public health nurses, and supervise social work students.",
  );
  expect(requirements.map(({ text }) => text)).toEqual([
    "carrying a caseload of families",
    "working jointly with schools, Gardaí",
    "supervising social work students",
  ]);
});

it("reads headings of public bodies, and a line that asks among the duties", () => {
  const { requirements } = read(
    "Technician\nAlder House Ltd\nEXAMPLES OF DUTIES\nSets up projectors. Images and deploys laptops.\nEligibility criteria\nCandidates must:\nhold a full driving licence.\n\nDuties:\nClean 12-14 rooms a day.\nWe ask for childcare experience, a clean driving licence and references.",
  );
  const found = requirements.map(({ kind, text }) => `${kind} ${text}`);
  expect(found).toEqual(
    expect.arrayContaining([
      "must full driving licence",
      "duty cleaning 12-14 rooms a day",
      "must childcare experience",
    ]),
  );
  expect(found.join()).not.toMatch(/examples|eligibility/i);
});

it("reads a house with an article out of a posting on one line", () => {
  const text = "Chef de Partie, The Glasshouse, Leith. 4 day week. Looking for someone who has two years in a kitchen.";
  expect(read(text).company?.text).toBe("The Glasshouse");
});
