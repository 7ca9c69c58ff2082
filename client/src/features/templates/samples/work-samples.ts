import type { TemplateId } from "#shared/templates/template.ts";
import { type Sample, sample } from "./sample.ts";

export const workSamples = {
  tech: sample({
    letterhead: {
      name: "Ilse Brandt",
      location: "Rotterdam, Netherlands",
      email: "ilse.brandt@example.com",
      phone: "+31 10 555 0132",
      recipient: ["Kadewerk Logistics, Platform Team"],
    },
    greeting: "Dear Mr. Oduya,",
    text: `
Your posting describes a scheduling service that "nobody wants to touch". I have spent the last three years inside one of those.

At Havenlijn I took over a booking service of 41,000 lines without a test. I did not rewrite it. I wrote contract tests around its
nine busiest calls, moved one call at a time to a new module behind a switch, and deleted the old code when a week had passed without
a difference in the logs. It took fourteen months. Calls that took 1.8 seconds at the start take 240 milliseconds now, and two
colleagues who had never opened the repository release from it.

You ask for Kotlin and PostgreSQL; both are what I work in every day. You also ask for Kafka. I have read from it, and fixed a consumer
that lost messages when it restarted, but I have not designed topics myself. I would want to learn that from someone on your team rather
than from a blog.

I am on call one week in five and have come to like it: most of what I know about the system I learned at two in the morning, and wrote
down at nine. The runbook I began has 63 pages, and last winter it was used more often by others than by me.

My notice period is one month. I would be glad to read some of the code that nobody wants to touch before we talk.`,
  }),
  healthcare: sample({
    letterhead: {
      name: "Grace Adeyemi, RN",
      location: "Portland, Oregon",
      email: "grace.adeyemi@example.com",
      phone: "(503) 555-0148",
      recipient: ["Alder Ridge Medical Center, Medical-Surgical Unit"],
    },
    greeting: "Dear Ms. Whitcomb,",
    text: `
Oregon RN license, BLS and ACLS current; nights, with every second weekend, as you ask. That is the line a nurse manager looks for first,
so here it is first.

For four years I have worked nights on a 28-bed floor at Mercy Lakeside, with four or five patients who come to us from surgery or from
the cath lab. I read my own rhythms, titrate drips to protocol, and call early. In 2024 we counted our rapid response calls: two thirds of
mine were made before the score asked for them.

Your posting says that bedside report is new on your unit. On ours it was new two years ago, and disliked. I tried a checklist on my own
assignments for a month. The first version had nineteen lines and nobody finished it; the one we use has seven, and the patient hears all
of them. I then trained eleven colleagues over one winter. We still fall back to the corridor at four in the morning. It takes reminding.

Since last year I have been charge nurse two nights a week, and I precept: six new graduates so far, all six still on the floor.

I have no experience with your charting system; I know Epic well, and learned it in the weeks when everyone did.

I could start four weeks after an offer, and would be glad to walk the unit with you on a night shift.`,
  }),
  engineering: sample({
    letterhead: {
      name: "Tomasz Zielinski, P.E.",
      location: "Dayton, Ohio",
      email: "t.zielinski@example.com",
      phone: "(937) 555-0119",
      recipient: ["Corvane Pump Works, Product Engineering"],
    },
    greeting: "Dear Dr. Hallam,",
    text: `
A seal on our mid-size pump failed in the field after about 900 hours; it was rated for 4,000. When the problem reached my desk it had
been called a supplier problem for a year.

I cut open twenty-two returned seals and sorted them by where they had worn. Nineteen had worn on one side. That is not a bad seal, that
is a shaft which moves. I measured runout on six pumps on the test stand, warm and cold, and found that the bearing seat opened by 0.04 mm
at working temperature. We changed the fit and the order of assembly, and left the seal alone.

In the eighteen months since, we have had three returns where we would have had about forty. The change costs 70 cents a pump.

I tell you this because your posting asks for someone who will "own reliability from the drawing to the field". I like the field half best:
I visit customers twice a year, and most of my drawings have got simpler after it. I work in SolidWorks and use ANSYS for checks I can
also do by hand. For fluid simulation I rely on a colleague, and would need one at Corvane too.

I hold an Ohio P.E. license and am used to signing what I release. I could visit your plant any Friday.`,
  }),
  marketing: sample({
    letterhead: {
      name: "Camille Okoro",
      location: "Manchester, United Kingdom",
      email: "camille.okoro@example.com",
      phone: "+44 161 555 0177",
      recipient: ["Fennel & Rye Bakeries, Brand Team"],
    },
    greeting: "Dear Ms. Pritchard,",
    text: `
"Yesterday's bread, half price, ask for Dot." That was the whole campaign: one hand-painted line in the windows of nine shops.

I ran it last spring for Millbank Grocers, with £6,200 and no agency. Dot works in the Salford shop and had been saving old loaves for
regulars for years; we only said so aloud. We filmed her for forty seconds on a phone. In eight weeks unsold bread fell from 11 to 4 percent,
and 2,300 people joined the list we had kept asking them to join. Three in four of them had never bought from us online.

Not everything worked. I had planned posters with recipes as well, and printed 4,000. People took them and did not come back. I stopped
that after two weeks and wrote down why, so that nobody has to find it out again.

Your posting asks for a brand manager who can work "with shop staff, not around them". That is how I would begin: a week behind your
counters, in three different towns, before I propose anything.

I write my own copy, read my own numbers in GA4 and in a spreadsheet, and have managed two people and one freelance designer. I have
never bought television. If that is in your plans, I would need help.

May I bring you the Dot film and the figures that go with it? It takes ten minutes.`,
    closing: "Best wishes,",
  }),
  finance: sample({
    letterhead: {
      name: "Henrik Solberg",
      location: "Minneapolis, Minnesota",
      email: "henrik.solberg@example.com",
      phone: "(612) 555-0164",
      recipient: ["Northmoor Cooperative, Office of the Controller"],
    },
    greeting: "Dear Ms. Aldana,",
    text: `
You are looking for a senior analyst to shorten a month-end close that takes eleven working days. The close I am responsible for took nine
in January 2024 and has taken five since March 2025.

Most of those four days came from one change. We had reconciled 214 accounts at every close. I ranked them by balance, by movement
and by errors found in the previous two years; 61 of them carried 97 percent of the risk. Those are still reconciled monthly, the others each
quarter, on a calendar that our auditors have accepted. The rest came from smaller things: accruals posted from purchase orders, and one
spreadsheet in place of fourteen.

I should say what this did not do. It did not reduce headcount, and in the first two months we posted two late corrections, of $18,400 and
$3,100, which I reported to the controller on the day I found them.

I prepare the monthly package for a business of $140 million in revenue, and present it. My forecast of operating cost has been within
2.1 percent of actual in each of the last six quarters; my revenue forecast has been weaker, within 5.8.

I passed the final part of the CPA examination in 2023 and hold an active Minnesota certificate. Cooperatives are new to me,
patronage accounting in particular; I have begun to read on it.

I would welcome a conversation at your convenience.`,
    closing: "Respectfully,",
  }),
} satisfies Partial<Record<TemplateId, Sample>>;
