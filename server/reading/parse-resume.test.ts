import { describe, expect, it } from "vitest";
import { jobsOf, readResumeText, studiesOf } from "#server/testing/read-resume-text.ts";
import { layOutPlain } from "./layout/lay-out-plain.ts";
import { parseResume } from "./parse-resume.ts";

const today = new Date("2026-06-15");

describe("studies", () => {
  it("are read from a table with a head", () => {
    const text =
      "Academic Qualification:\nDegree\tUniversity / Board\tYear\tPercentage\nB.Tech (Mechanical)\tDelhi Technical University\t2014\t72%\n12th\tCBSE Board\t2010\t81%";
    expect(studiesOf(text)).toEqual([
      ["B.Tech (Mechanical)", "Delhi Technical University", "2014"],
      ["12th", "CBSE Board", "2010"],
    ]);
  });

  it("share the school that stands once above them", () => {
    expect(
      studiesOf("Education\nState University\nPh.D. in Geophysics\t2009 – 2014\nM.B.A.\t2008 – 2009").map((study) =>
        study.slice(0, 2),
      ),
    ).toEqual([
      ["Ph.D. in Geophysics", "State University"],
      ["M.B.A.", "State University"],
    ]);
  });

  it("are named by the degree, not by its subject below it", () => {
    const text = "Education\nMASTER OF ARTS\nMajor in Engineering, University of Ulm, Ulm, Germany.";
    expect(studiesOf(text).map((study) => study.slice(0, 2))).toEqual([["MASTER OF ARTS", "University of Ulm"]]);
  });

  it("keep a degree that stands apart from its subject and school", () => {
    expect(studiesOf("Education\nPhD\tPrinceton University, Computer Science\tPrinceton, NJ\t2018 – 2023")).toEqual([
      ["PhD, Computer Science", "Princeton University", "2018 – 2023"],
    ]);
  });
});

describe("skills", () => {
  const skills = (text: string) => readResumeText(`Skills\n${text}`).resume.skills;

  it("leave away labels, levels and lists of something else", () => {
    expect(
      skills(
        "Languages: Python, C++\nWeb Technologies\nHTML5, CSS\nJava\t5+ yrs\nDocker: advanced\nInterests: Chess, Jazz",
      ),
    ).toEqual(["Python", "C++", "HTML5", "CSS", "Java", "Docker"]);
  });

  it("are not torn apart within brackets", () => {
    expect(skills("Office (Word, Excel), Node.js")).toEqual(["Office (Word, Excel)", "Node.js"]);
  });
});

describe("sections", () => {
  it("are known by titles whose ligatures or spaces are lost", () => {
    const { resume } = readResumeText(
      "Jo Doe\njo@example.com\nEmploymentHistory\nBaker, Kestrel Ltd\t2016 – 2019\nCerti cations\nFood hygiene\nTechnicalSkills\nBread, Cake",
    );
    expect(resume.experience).toHaveLength(1);
    expect(resume.skills).toEqual(["Bread", "Cake"]);
  });

  it("leave a name in capitals as names are written", () => {
    const { resume } = readResumeText("RORY MCALLISTER\nrory@example.com\nSkills\nBread, Cake");
    expect(resume.personalDetails.name).toBe("Rory McAllister");
  });

  it("hold the name as people say it, and an address of letters set apart", () => {
    const { resume } = readResumeText("Doe, Jane\nj a n e . d o e@ex am p l e . c o m\nSkills\nBread, Cake");
    expect(resume.personalDetails).toMatchObject({ name: "Jane Doe", email: "jane.doe@example.com" });
  });

  it("hold the name without the trade behind it", () => {
    const { resume } = readResumeText("Jane Doe, Physical Therapist\njane.doe@example.com\nSkills\nBread, Cake");
    expect(resume.personalDetails.name).toBe("Jane Doe");
  });

  it("end before the place, day and name that close a page", () => {
    const { resume } = readResumeText("Jo Doe\njo@example.com\nSkills\nBread, Cake\nLeipzig, 12.01.2026\nJo Doe");
    expect(resume.skills).toEqual(["Bread", "Cake"]);
  });

  it.each([
    [
      "Spanish",
      "EXPERIENCIA PROFESIONAL",
      "FORMACIÓN ACADÉMICA",
      "COMPETENCIAS",
      "Cocinera",
      "Licenciatura en Historia",
      "Universidad de Granada",
    ],
    [
      "French",
      "Expérience professionnelle",
      "Formation",
      "Compétences",
      "Cuisinière",
      "Licence d'histoire",
      "Université de Lille",
    ],
    [
      "German",
      "Beruflicher Werdegang",
      "Ausbildung",
      "EDV-Kenntnisse",
      "Köchin",
      "Diplom Geschichte",
      "Universität Leipzig",
    ],
    [
      "Portuguese",
      "Experiência profissional",
      "Formação acadêmica",
      "Habilidades",
      "Cozinheira",
      "Bacharelado em História",
      "Universidade do Porto",
    ],
    ["Chinese", "工作经历", "教育背景", "专业技能", "厨师经理", "学士", "浙江大学"],
  ])("are found in %s, in any order", (_language, work, school, skills, title, degree, institution) => {
    const text = `${school}\n${degree}, ${institution}\t2010 – 2013\n\n${skills}\nExcel, SAP\n\n${work}\n${title}, Casa Verde GmbH\t2014 – 2019\n- x`;
    const { resume } = readResumeText(text);
    expect(resume.experience).toMatchObject([{ title, company: "Casa Verde GmbH" }]);
    expect(resume.education).toMatchObject([{ degree, institution }]);
    expect(resume.skills).toEqual(["Excel", "SAP"]);
  });

  it("that hold neither work nor studies add nothing to them", () => {
    const text =
      "Experience\nCook, Casa Verde Ltd\t2014 – 2019\n\nCertifications\nAWS Certified Developer, Amazon Web Services, 2019\n\nProjects\nRobot arm, University of Leeds, 2018\n\nVolunteering\nTrainer, Red Cross\t2012 – 2014";
    expect(jobsOf(text)).toHaveLength(1);
    expect(studiesOf(text)).toEqual([]);
  });

  it("give strengths only where the file speaks of strengths", () => {
    expect(readResumeText("Jo Doe\njo@example.com\nSkills\nPatience, Excel").resume.strengths).toEqual([]);
    expect(readResumeText("Jo Doe\njo@example.com\nStärken\nGeduld, Humor").resume.strengths).toEqual([
      "Geduld",
      "Humor",
    ]);
  });
});

describe("a person", () => {
  const person = (head: string) => readResumeText(`${head}\nSkills\nExcel`).resume.personalDetails;

  it("is found with contacts at the end of the file", () => {
    const { personalDetails } = readResumeText(
      "Noor El-Sayed\nSkills\nExcel\nContact\nnoor@example.com\nTel: 0171 2345678\nLindenstraße 12, 50674 Köln",
    ).resume;
    expect(personalDetails).toEqual({
      name: "Noor El-Sayed",
      email: "noor@example.com",
      phone: "0171 2345678",
      location: "Lindenstraße 12, 50674 Köln",
    });
  });

  it.each([
    "+49 178 910 11 12",
    "(555) 123-4567",
    "06 12 34 56 78",
    "+55 11 98765-4321",
    "138 1234 5678",
    "+353 87 123 4567",
  ])("has the phone %s", (phone) => {
    expect(person(`Jo Doe\n${phone} | jo@example.com`).phone).toBe(phone);
  });

  it("has no phone where the digits are masked, or are years", () => {
    expect(person("Jo Doe\njo@example.com · (+86) 131-221-87xxx\n2012 - 2014").phone).toBe("");
  });

  it("is named as a letter would write it", () => {
    expect(person("CURRICULUM VITAE\nJOSÉ MARÍA DE LA CRUZ\njose.cruz@example.com").name).toBe("José María de la Cruz");
  });

  it("keeps an e-mail clear of the icon before it", () => {
    expect(person("Jo Doe\n\uf0e0jo@example.com").email).toBe("jo@example.com");
  });
});

describe("a file", () => {
  it("that is a letter is told from a resume", () => {
    const letter = "Dear Ms Brown,\nI would like to work for you as a baker.\nSincerely,\nJo Doe";
    expect(parseResume(layOutPlain(letter, 0), { today })).toEqual({ kind: "coverLetter" });
  });

  it("that says nothing is no resume", () => {
    expect(parseResume([], { today })).toEqual({ kind: "notResume" });
  });

  it("gives nothing that it does not say", () => {
    const text =
      "Jo Doe\njo@example.com\nExperience\nCook, Casa Verde Ltd\t2014 – 2019\n- Cooked for 90 guests\nEducation\nBA in History, University of Leeds, 2013\nSkills\nExcel, SAP";
    const { resume } = readResumeText(text);
    const said = text.toLowerCase();
    const values = [
      ...Object.values(resume.personalDetails),
      ...resume.skills,
      ...resume.experience.flatMap((job) => [job.title, job.company, job.period, ...job.description.split("\n")]),
      ...resume.education.flatMap((study) => [study.degree, study.institution, study.year]),
    ];
    expect(values.filter((value) => !said.includes(value.toLowerCase()))).toEqual([]);
  });

  it("leaves no text behind unseen", () => {
    const { report } = readResumeText(
      "Jo Doe\njo@example.com\nSummary\nA cook who writes.\nSkills\nExcel\nHobbies\nChess",
    );
    expect(report.leftover).toEqual([
      { heading: "Summary", lines: ["A cook who writes."] },
      { heading: "Hobbies", lines: ["Chess"] },
    ]);
  });

  it.each([
    ["one endless line", "x ".repeat(500_000)],
    ["very many lines", "Experience\n".repeat(50_000)],
    ["holes where letters were", `Skills\n${"\0a".repeat(3000)}`],
    ["brackets without end", `Skills\n${"(".repeat(5000)}, Excel`],
    ["lone surrogates and NUL", "Jo Doe \ud800\njo@example.com\0\nSkills\nExcel\0, \udfff"],
    ["markup", "Jo Doe\njo@example.com\nSkills\n<script>alert(1)</script>, Excel"],
    ["dates upon dates", `Experience\n${"2010 - 2012 - 2014 - ".repeat(90)}\n`.repeat(40)],
  ])("of %s is read in good time", (_name, text) => {
    const before = process.cpuUsage();
    const parsed = parseResume(layOutPlain(text, 0), { today });
    expect(process.cpuUsage(before).user / 1000, "ms of CPU, so that a busy machine changes nothing").toBeLessThan(
      8000,
    );
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(parsed).toWellFormed());
    expect(JSON.stringify(parsed)).not.toContain("\\u0000");
  });
});
