import type { WriterRequest, WriterTask } from "../writer.ts";

/** As pasted. */
export const posting = `Registered Nurse
Northgate General Hospital
- Monitor telemetry and respond to changes in rhythm
- Titrate cardiac drips following unit protocol
- Teach patients and families before discharge
Current RN license in Oregon is required.
Please quote reference NG-4471.`;

/** A nurse who asks for a first letter. */
export function aTask(
  change: Partial<WriterRequest["applicant"]["form"]> = {},
): Extract<WriterTask, { kind: "write" }> {
  return {
    kind: "write",
    earlier: [],
    request: {
      applicant: {
        form: {
          tone: "professional",
          firstName: "Maya",
          lastName: "Okafor",
          company: "Northgate General Hospital",
          linkedin: "linkedin.com/in/maya-okafor",
          jobTitle: "Registered Nurse",
          skills: "Telemetry monitoring, Epic charting, Patient education",
          highlights: "Staff Nurse, Mercy Lakeside, Mar 2021 - present\nTrained 12 new nurses in Epic charting",
          roleType: "full-time",
          jobLocation: "on-site",
          prompt: posting,
          ...change,
        },
        resume: {
          education: [],
          experience: [],
          yearsOfExperience: 4,
          skills: ["Triage"],
          strengths: [],
          personalDetails: {
            name: "Maya Okafor",
            email: "maya@example.com",
            phone: "(503) 555-0148",
            location: "Portland",
          },
        },
      },
      tone: "professional",
      language: "en",
      seed: 1,
      used: [],
      templateId: null,
      untranslated: "leave-out",
      asOf: "2026-11-21",
    },
  };
}
