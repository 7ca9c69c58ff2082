import type { Truth } from "./truth.ts";

export const englishTruths: Record<string, Truth> = {
  "en-warehouse-short": {
    language: "en",
    role: "Forklift Driver",
    company: "Harrow & Pike Timber",
    location: "Taunton",
    contact: "Moira Penhale",
    asks: [
      ["duty", 1, "loading lorries"],
      ["duty", 1, "stacking hardwood by grade"],
      ["must", 1, "counterbalance licence"],
      ["must", 1, "two years in a timber yard"],
      ["wish", 1, "HIAB training"],
    ],
    echoes: ["hardwood by grade"],
    print: [
      ["closing-date", "2027-03-14"],
      ["reference", "HP-207"],
      ["document", "CV"],
    ],
  },
  "en-engineer-linkedin": {
    language: "en",
    role: "Senior Backend Engineer",
    company: "Quillstone Labs",
    location: "Leeds",
    asks: [
      ["duty", 10, "designing and building payment services"],
      ["duty", 13, "mentoring two junior engineers"],
      ["must", 17, "5+ years of experience"],
      ["must", 19, "message queues"],
      ["soft", 20, "positive attitude"],
      ["wish", 24, "Open Banking APIs"],
    ],
    echoes: ["reconciliation pipeline", "nightly settlement run"],
    print: [
      ["closing-date", "2027-04-30"],
      ["instruction", "PAY-31"],
    ],
  },
  "en-teacher-wrapped": {
    language: "en",
    role: "Contract Teacher of Design and Technology",
    company: "Ashcombe Vale School",
    contact: "Mrs Oluchi Brandt",
    asks: [
      ["duty", 7, "teaching resistant materials"],
      ["must", 11, "Qualified Teacher Status"],
      ["wish", 13, "CNC skills"],
    ],
    echoes: ["Wednesday robotics club", "laser cutter"],
    print: [
      ["closing-date", "2027-04-16"],
      ["reference", "AVS/DT/27-4"],
      ["document", "application form"],
    ],
  },
  "en-nurse-caps-html": {
    language: "en",
    role: "Registered Nurse",
    company: "Marlpit Kidney Center",
    location: "Dayton",
    asks: [
      ["duty", 8, "cannulating fistulas"],
      ["must", 13, "RN license"],
      ["must", 15, "dialysis experience"],
      ["wish", 18, "Spanish"],
    ],
    echoes: ["fluid limits and renal diet"],
    print: [
      ["closing-date", "2027-03-19"],
      ["reference", "88-1402"],
      ["document", "copy of your license"],
      ["salary-offered", "$38.50"],
    ],
    hostileLines: [2, 19, 20],
  },
};
