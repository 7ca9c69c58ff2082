import type { TemplateId } from "#shared/templates/template.ts";
import { type Sample, sample } from "./sample.ts";

export const situationSamples = {
  promotion: sample({
    letterhead: {
      name: "Rosa Ibarra",
      location: "Second shift, Line 4",
      email: "rosa.ibarra@example.com",
      phone: "Extension 4417",
      recipient: ["Kestrel Foods, Plant Management"],
    },
    greeting: "Dear Mr. Novak,",
    text: `
You have posted the shift supervisor's job on second shift. For the last fourteen months, whenever Bill was out, I have done it: 61 shifts
by the schedule.

In those 61 shifts we met the plan on 52. On the nine that we missed I wrote down why, the same night. Five were the labeler. I took that
list to maintenance in June, and the labeler has a weekly check now; it has stopped the line once since then. You signed the work order,
though you may not have known where it came from.

What I do already: I set the crew, I run the start-up meeting, I have trained twelve of the nineteen people on the line, and I make the
call on a hold. I have made eleven such calls. Quality agreed with ten.

What I do not do yet: reviews, discipline, and overtime against the budget. I would ask for the company's course, and for an hour a
month with you for the first half year.

What I would change first: breaks. We send everyone at once because we always have, and lose about nine minutes restarting. I have
timed two staggered plans and can show you both.

There will be people on the line who worked beside me last week and would then work for me. I have talked to most of them. I would
rather say that here than have you wonder.

Could we talk before shift, any day this week?`,
    closing: "Respectfully,",
  }),
  "career-change": sample({
    letterhead: {
      name: "Jonas Vogel",
      location: "Hamburg, Germany",
      email: "jonas.vogel@example.com",
      phone: "+49 40 555 0161",
      recipient: ["Elbkontor Software, Customer Success"],
    },
    greeting: "Dear Ms. Petersen,",
    text: `
For nine years I have been a restaurant manager. You are looking for a customer success manager. I think it is the same work under another
name, and I would like to show you where that is true and where it is not.

You ask for onboarding: I have brought 140 people into a kitchen and onto a floor, most of them with a first language that was not mine. I
wrote the plan for week one; people who leave within a month went from one in three to one in eight.

You ask for renewals: 60 percent of our evenings are regulars. I know what that is made of. It is a list of what somebody
did not like last time, and someone who reads it before they come again. I kept that list, in a database that I built myself.

You ask for difficult conversations: I have told a party of forty that the oven had failed.

Where it is not the same: your customers pay by the year, talk to you mostly in writing, and know your product better than I do. For
the last eight months I have studied in the mornings: SQL, your public API, and a certificate in project management. I connected your
trial account to our booking system. Two things in the documentation stopped me; I enclose notes on both.

I know that I would begin lower than I stand now. May I do a trial week?`,
    closing: "Kind regards,",
  }),
  "no-experience": sample({
    letterhead: {
      name: "Mateo Rivas",
      location: "San Antonio, Texas",
      email: "mateo.rivas@example.com",
      phone: "(210) 555-0124",
      recipient: ["Cibolo Public Library"],
    },
    greeting: "Dear Ms. Garza,",
    text: `
I have not had a job before. I am nineteen, and I would like the one at your front desk.

Here is what I have done that is like it. For my last two years of school I kept the equipment room for the band: 86 instruments, 90
people, one notebook. When I took over, eleven instruments were missing. I made a card for each, with a photo and a signature, and asked the
seniors about the old ones without asking whose fault it was. Nine came back. None was lost after that.

I take care of my grandfather two afternoons a week. He reads westerns, in large print, in Spanish, and your library has seven of them. I know
because we have read all seven. Talking with him has taught me to speak slowly, to face people, and not to finish their sentences.

Last summer I took a free course in web pages and made one that shows which bus stops near us have shade. About 300 people
have used it; some of them sent corrections, and I answered each.

My English and Spanish are both good, and I type 62 words a minute. I do not know your catalog system. I have watched the video about it on
your website twice, and have questions.

I can work evenings and all day on Saturdays from now on. My band director, Mr. Ochoa, will tell you about the notebook.`,
    closing: "Thank you for reading this,",
  }),
  remote: sample({
    letterhead: {
      name: "Hanna Kovacs",
      location: "Pécs, Hungary (UTC+1)",
      email: "hanna.kovacs@example.com",
      phone: "+36 72 555 018",
      recipient: ["Openfold, Support Engineering"],
    },
    greeting: "Dear Sam,",
    text: `
You wrote that your team has "no meetings before a document". So this letter is a document: what I would do, when you could reach me, and
how you would know that it is done.

I have been a support engineer at Lattica for four years, and for all of them nobody has sat beside me. My colleagues are in five time
zones. I begin at seven my time and end with a handover note: what is open, what I tried, what I would try next, who is waiting. In March I
counted: of 200 cases that I handed over, 171 were closed by someone else without a question to me. I keep the notes in the ticket, never in
chat.

What I write gets used. Our guide to import errors was 40 scattered answers; I made it one page with one table, sorted by what the screen
says. Cases about imports fell from about 90 a month to 35.

It has costs, and I know mine. I notice too late when a colleague is unhappy, because they write the same way as before. Since last year I
have a call with each of them every second week, without an agenda.

I overlap with New York from two to six in my afternoon. I have a quiet room, fiber, a second line for when it fails, and a dog that
does not bark.

May I answer three of your open public issues this week, as a sample?`,
    closing: "Best,",
  }),
} satisfies Partial<Record<TemplateId, Sample>>;
