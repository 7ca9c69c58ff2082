import type { TemplateId } from "#shared/templates/template.ts";
import { type Sample, sample } from "./sample.ts";

export const peopleSamples = {
  education: sample({
    letterhead: {
      name: "Nuala Byrne",
      location: "Galway, Ireland",
      email: "nuala.byrne@example.com",
      phone: "+353 91 555 014",
      recipient: ["Scoil Chnoc na Mara"],
    },
    greeting: "Dear Mr. Hession,",
    text: `
In September I asked my third class to measure the school yard with anything but a ruler. By Friday we had an answer in shoes, one in
skipping ropes, and a serious argument about whose shoe counts. That argument is how I teach measurement; the centimeter comes the week
after, when they want it.

How do I know that they learned it? I give the same five tasks in September and in February. Last year, of 27 children, nine could say in
autumn why two groups got different numbers for the same wall; in spring it was twenty-four. The three who could not have since worked with
me in a small group, with string.

Your posting mentions mixed classes and four children who are new to English. Mine has had as many every year. I label the room in each
child's language, and I ask the children to check my spelling, which they do with pleasure.

I should tell you that I have not taught first class, and that music is my weak subject; I swap an hour a week with a colleague who is
glad to give me her science.

I am registered with the Teaching Council and have taught for six years, the last four at Gort National School, where I also keep the
library.

May I come and see a morning in your school before you decide?`,
    closing: "Kind regards,",
  }),
  sales: sample({
    letterhead: {
      name: "Marcus Delgado",
      location: "Phoenix, Arizona",
      email: "marcus.delgado@example.com",
      phone: "(602) 555-0183",
      recipient: ["Brightwell Irrigation, Western Region"],
    },
    greeting: "Dear Ms. Tran,",
    text: `
Territory: Arizona and southern Nevada. Quota: $1.9 million. Result: 104 percent last year, 112 the year before, 88 the year before that.

The year of 88 is the one I learned from. I had 140 open deals and visited none of them twice. I threw out 95, told my manager so, and spent
the time on the rest. That is still how I work: few accounts, known well.

One of them is a pecan grower near Willcox. He told me on my first visit that he would not buy from a company that had let his neighbor
down. I did not sell to him that year. I drove to the neighbor's, found a valve that we had specified wrongly, and had it replaced at our
cost, $2,300, which took two months to get approved. The grower called in the following spring. He has bought $310,000 of equipment since,
and never asks for a discount, though I would give him one.

You ask for experience with dealers. I have eleven, of whom four do most of the work; I train their people each January. I have not sold
to municipalities, which your posting lists as a plus.

I keep my CRM honest: a deal without a next date is closed on Friday.

I could show you my territory plan for the first ninety days. When would suit you?`,
    closing: "Regards,",
  }),
  "customer-service": sample({
    letterhead: {
      name: "Aisha Rahman",
      location: "Leeds, United Kingdom",
      email: "aisha.rahman@example.com",
      phone: "+44 113 555 0126",
      recipient: ["Tarn Energy, Customer Operations"],
    },
    greeting: "Dear Mr. Lowther,",
    text: `
A man called on a Tuesday in January and said, before his name, that he was recording me. His mother's heating had been off for two days and
he had been promised three callbacks.

I gave him my direct number first. Then I told him what I could see, including that two of the three callbacks had been marked as done.
I did not say that I understood how he felt. I said that I would ring at two, whatever I knew by then, and at two I rang to say that I knew
nothing yet. The engineer came at five. He rang me back the next morning to say that he had deleted the recording.

I tell this story when I train new colleagues, because of the call at two. In four years at Wharfe Water I have trained thirty-one of
them. Our team now books a callback only with a name and a time on it, and repeat calls have gone from 23 to 14 percent.

My own figures: about 45 conversations a day, phone and chat; 91 percent solved without being passed on; my average call is a minute longer
than the team's, and my manager has stopped asking why.

I know Zendesk well. I do not know energy tariffs, and would need your training for them.

I can work the early and late shifts in your posting, and every third Saturday.`,
    closing: "Kind regards,",
  }),
  nonprofit: sample({
    letterhead: {
      name: "Daniel Osei",
      location: "Baltimore, Maryland",
      email: "daniel.osei@example.com",
      phone: "(410) 555-0157",
      recipient: ["Harbor Table Food Network"],
    },
    greeting: "Dear Ms. Feldman,",
    text: `
Your food network loses a third of its Saturday volunteers between May and August. I read it in your annual report, on page 14, and it is
the reason for this letter.

At Patapsco Books for Kids we lost more than that. I called forty people who had stopped coming and asked why. Nearly all gave the same
answer: nobody had noticed. So we began to notice. Each volunteer has a partner, partners call each other when one is missing, and each
shift ends with five minutes on what the morning moved: so many boxes, to which schools. The next summer we kept 52 of 60.

I also write grants. Last year I sent out seventeen applications and received six, for $214,000 together, of which $90,000 is for two
years. I report on time, and I report what failed: a reading van that cost more in repairs than in books is described in full in our 2025
report, and that funder renewed.

I have supervised two staff and a budget of $380,000. I have not managed food safety, which your posting asks for; the county's certificate
takes two days, and I have put my name down for January.

I live nine blocks from your Highlandtown pantry and have packed there twice. Could we talk on a Saturday, after the last car?`,
    closing: "With thanks,",
  }),
  "entry-level": sample({
    letterhead: {
      name: "Priya Nair",
      location: "Columbus, Ohio",
      email: "priya.nair@example.com",
      phone: "(614) 555-0138",
      recipient: ["Stellan Insurance, Claims Department"],
    },
    greeting: "Dear Mr. Kowalczyk,",
    text: `
This is my first application for a full-time job, so let me say what I have done instead.

For two and a half years I have worked the counter of a copy shop next to the university, twenty hours a week. People come in ten minutes
before a deadline with a file that does not print. I have learned to ask three questions before I touch anything, to say what it will cost
before I begin, and to write down what we agreed. Since I began to write it down, nobody has argued with a bill.

In my last year of business studies I took a course on insurance law, and for the project read 120 small-claims judgments about water
damage. I sorted them by what had decided the case. In 71 of them it was a photograph, or the lack of one. My professor now uses that table
in class.

Your posting asks for care with documents, patience on the telephone, and Excel. The first two I have practiced on strangers in a hurry. I know
pivot tables and lookups, no macros yet. I have never handled a claim, and I would expect my first ones to be checked.

I graduate on December 12 and could begin on the Monday after. My manager at the shop, Lena Fischer, has said that you may call her at any
time.`,
  }),
} satisfies Partial<Record<TemplateId, Sample>>;
