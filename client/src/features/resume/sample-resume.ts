import type { Resume } from "#shared/resume/resume.schema.ts";

/** An invented person, to show what the review looks like. */
export const sampleResume: Resume = {
  education: [
    { id: "sample-degree", degree: "Bachelor of Arts in History", institution: "Lakeside University", year: "2018" },
  ],
  experience: [
    {
      id: "sample-job",
      title: "Event Coordinator",
      company: "Harbour Hall",
      period: "Apr 2019 – present",
      description: "Plan 30 evening events a year\nLook after 12 volunteers",
    },
  ],
  yearsOfExperience: 7,
  skills: ["Event planning", "Budgeting", "Supplier contracts"],
  strengths: ["Calm", "Organized"],
  personalDetails: { name: "Sam Example", email: "sam@example.com", phone: "", location: "Lakeside" },
};
