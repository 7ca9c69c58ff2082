/** A posting as people paste it. */
export const aPosting = `Registered Nurse, Cardiac Step-Down
Northgate General Hospital, Portland

About the role
We are looking for a registered nurse to join our 24-bed cardiac step-down unit on night shift.

Your duties
- Monitor telemetry and respond to changes in rhythm
- Titrate cardiac drips following unit protocol
- Teach patients and families before discharge
- Chart in Epic and hand over to the day team

Requirements
- Current RN license in Oregon
- At least two years of telemetry experience
- BLS and ACLS certification
- Experience with Epic

Please quote reference NG-4471. Applications close on 30 November 2026.`;

/** What a filled-in form sends. */
export function aLetterOrder() {
  return {
    task: "generate",
    form: {
      tone: "professional",
      firstName: "Maya",
      lastName: "Okafor",
      company: "Northgate General Hospital",
      linkedin: "Unknown",
      jobTitle: "Registered Nurse",
      skills: "Telemetry monitoring, Epic charting, Patient education, ACLS, Triage",
      highlights: [
        "Staff Nurse, Mercy Lakeside, Mar 2021 - present",
        "Care for four to five telemetry patients a shift on a 28-bed floor",
        "Trained 12 new nurses in Epic charting",
        "Cut discharge teaching time from 50 to 35 minutes",
        "BSN, Oregon Health & Science University, 2020",
        "RN license, Oregon",
      ].join("\n"),
      roleType: "full-time",
      jobLocation: "on-site",
      prompt: aPosting,
    },
  };
}

/** The call that asks for a preview. */
export function aPrompt() {
  return { name: "", email: "", prompt: `Maya Okafor, Registered Nurse\n${aPosting}`, letter: aLetterOrder() };
}
