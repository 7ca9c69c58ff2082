import type { TemplateId } from "#shared/templates/template.ts";
import { type Sample, sample } from "./sample.ts";

export const styleSamples = {
  modern: sample({
    letterhead: {
      name: "Leonie Faber",
      location: "Zurich, Switzerland",
      email: "leonie.faber@example.com",
      phone: "+41 44 555 01 72",
      recipient: ["Tramline Mobility, Product"],
    },
    greeting: "Dear Ms. Keller,",
    text: `
Half of the people who opened our ticket app last year closed it again on the same screen. It asked them to choose a zone.

I am the product manager who took that screen out. We spent two weeks at tram stops with a paper version and found that nobody thinks in
zones; they think of the stop they are going to. So the app asks for that, works out the zone, and shows it small, for those who want
to check. People who finish a purchase went from 48 to 79 percent. Inspectors saw fewer wrong tickets too, though nobody had
asked for that.

What I would do again: paper first, and the inspector in the room from the first day. What I would not: we launched in the week
of a fare change, and for three days could not tell the effects apart.

Your posting asks for someone to lead payments in two countries. I have shipped payments in one, with three providers, and have dealt with
the regulator twice. I speak German and French at work. Italian I read.

I work best with a team of six to nine people, and with a designer at the next desk.

Could I show you the paper version? I still have it.`,
    closing: "Best regards,",
  }),
  corporate: sample({
    letterhead: {
      name: "Margaret Lindqvist",
      location: "Chicago, Illinois",
      email: "margaret.lindqvist@example.com",
      phone: "(312) 555-0109",
      recipient: ["Mr. Andrew Castellan", "Chief Operating Officer", "Halden Freight Group"],
    },
    greeting: "Dear Mr. Castellan:",
    text: `
I should like to be considered for the position of Director of Operations, Central Region.

At Carrow Distribution I am responsible for four warehouses, 610 employees and an operating budget of $88 million. When I was appointed in
2021, two of the four sites missed their dispatch window on more than one day in five. All four now miss it on fewer than one day in thirty.

The means were ordinary. We moved the cut-off for late orders by ninety minutes, after I had asked our twelve largest customers in
person what it would cost them; ten agreed, and two were given an exception that still stands. We put maintenance on the night shift.
Supervisors were given authority to stop a line, and they use it about once a week.

Safety figures improved over the same period, from 6.1 to 2.4 recordable incidents per 200,000 hours. I attribute part of that to
reporting, which at first made the number worse.

Your region includes two sites with collective agreements. I have negotiated one renewal, in 2023, without a stoppage; it took five
months and the parties still speak.

I have not operated cross-border freight. I would rely on your customs group in the first year, and have said so here rather than in
an interview.

My references include the plant chair of the union and my present chief executive. I am at your disposal in Chicago on most weekdays.`,
    closing: "Yours sincerely,",
  }),
  minimalist: sample({
    letterhead: {
      name: "Sora Tanaka",
      location: "Vancouver, Canada",
      email: "sora.tanaka@example.com",
      recipient: ["Fathom Architecture"],
    },
    greeting: "Dear Fathom,",
    text: `
You build small, and you publish your mistakes. The note on the leaking clerestory at Bowen Island is why I am writing to you and to
nobody else this month.

For five years I have been a technologist at Weir and Song, where I detail wood buildings of up to three floors. I draw about two hundred
details a year and reuse perhaps forty. Since 2023 I have kept a file of what came back: calls from site, changed orders, leaks. There are
86 entries. The most frequent word in it is "sequence": the detail was right, and could not be built in the order in which trades arrive. I now
draw each junction twice, once finished and once half done, with a note of who has left and who has not yet come. Calls from site have
dropped by about half.

I use Revit because the office does and pencil because I think with it. I have carried two houses from permit to handover, the second one
without supervision.

I am not registered as an architect and do not intend to be.

A few pages of the file are enclosed, with the names taken out. I would like to hear what is in yours.`,
    closing: "Regards,",
  }),
  creative: sample({
    letterhead: {
      name: "Beatriz Moura",
      location: "Lisbon, Portugal",
      email: "beatriz.moura@example.com",
      phone: "+351 21 555 0190",
      recipient: ["Papel & Vento, Picture Books"],
    },
    greeting: "Dear Joana,",
    text: `
There is a page in your book about the lighthouse on which nothing happens. Only fog, and in one corner the keeper's sock. My nephew, who
is four, makes me stop there every time. I have been trying to work out for a year how you had the nerve to print it.

I draw for a living, mostly for museums: the panels that tell children what they may touch. Last year it was 64 drawings for the tide
room of the aquarium in Setúbal. We tested them at knee height with three school classes, and I threw nineteen away, among them the one
I liked best, because every child read the crab as a hand.

Picture books I know from the other side. I read aloud at the library in Graça every second Saturday, to whoever comes, and I can tell you
to the page where people of five begin to look at their shoes.

You are looking for an illustrator who can also design the type. I have set exhibition text for eight years, in Portuguese and English,
and drew the numerals for two signage systems. A whole typeface I have never finished.

I enclose twelve spreads about a bus driver who is afraid of bridges. The last three are wrong. I would love to know whether you think
they are wrong in the same way that I do.`,
    closing: "Warmly,",
  }),
  bold: sample({
    letterhead: {
      name: "Andre Baptiste",
      location: "Atlanta, Georgia",
      email: "andre.baptiste@example.com",
      phone: "(404) 555-0171",
      recipient: ["Ridgeline Arenas, Live Events"],
    },
    greeting: "Dear Ms. Okafor,",
    text: `
I want to run your building. Not yet: first I want to be the event manager you are hiring, and learn where its doors stick.

I run the 3,200-seat Garnet Hall, 118 nights last year. On a concert night I have 74 people on shift, 26 of them on their first or second
one. Our doors open on time. In 2023 they did not: we were late on four nights in ten, by fourteen minutes on average. I stood outside with a
watch for a month. The queue was not at the scanners, it was at the bag tables, and it was there because we had put them in the
shade. We moved them into the sun and bought canopies for $1,900. Since then we have been late five times.

I have called off one show. There was lightning nine miles away, an artist who wanted to play and 2,800 people who wanted to hear it. We
had them under a roof in eleven minutes, and nobody was hurt. I would call it again.

What I have not done: an arena. Fifteen thousand people is another thing than three, and I will not pretend otherwise. I know how to
count, how to ask the people who have done it, and how to write the plan that they can find fault with.

Give me one show night as a shadow, and ask your crew about me afterwards.`,
    closing: "Sincerely,",
  }),
  formal: sample({
    letterhead: {
      name: "Edmund Farrow",
      location: "Edinburgh, United Kingdom",
      email: "edmund.farrow@example.com",
      phone: "+44 131 555 0145",
      recipient: ["The Librarian", "Advocates' Hall Library", "Edinburgh"],
    },
    greeting: "Dear Sir or Madam,",
    text: `
I beg to apply for the post of Assistant Keeper of Manuscripts, as advertised on 2 November.

I have been for seven years an archivist in the service of Lothian Council, where I have had the care of the burgh records from 1450 to
1833. In that time I have catalogued 3,140 items which had previously been described only as bundles, and have prepared a guide to the
sasine registers that is now in its second printing. The guide contained eleven errors at first. They were pointed out by readers,
and are acknowledged by name.

I read secretary hand and Scots of the period with ease, and Latin with the help of a dictionary. I hold the postgraduate diploma in
archives of the University of Glasgow. I have some training in conservation; I am competent to judge when a document ought not to be touched,
and to leave the rest to a conservator.

The advertisement refers to the digitisation of the session papers. I have directed one such undertaking, of 18,000 images, which
was completed four months late and within its budget. The delay was owing to my having underestimated the time that unfolding requires. I
should not do so again.

I am obliged to give two months' notice. The County Archivist and Professor Helen Rae have kindly consented to act as referees, and their
addresses are enclosed.`,
    closing: "Yours faithfully,",
  }),
} satisfies Partial<Record<TemplateId, Sample>>;
