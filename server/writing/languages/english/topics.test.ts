import { expect, it } from "vitest";
import { shortenTopic } from "./topics.ts";

it.each([
  ["restrain animals for exams", "restraining animals for exams"],
  ["having run paid and organic campaigns", "running paid and organic campaigns"],
  ["partnering with engineering to put models into production", "partnering with engineering"],
  ["knife skills and be able to work weekends", "knife skills"],
  ["experience with Shopify and Klaviyo would be lovely", "Shopify and Klaviyo"],
  ["2 years verifiable tractor trailer experience", "tractor trailer"],
  ["conducting intake and needs assessments within 72 hours", "intake and needs assessments"],
  ["unloading trucks and stock shelves", "unloading trucks"],
  ["preparing weekly work schedules", "preparing weekly work schedules"],
  ["experience with Dentrix", "Dentrix"],
  ["drop and hook", "drop and hook"],
  ["know the roads of North Norfolk", "knowledge of the roads of North Norfolk"],
  ["one year of outpatient or emergency experience", "outpatient or emergency experience"],
  ["have taught Key Stage 1", "teaching Key Stage 1"],
  ["fault find on PLCs", "fault finding on PLCs"],
  ["Book, move and confirm appointments by phone", "booking, moving and confirming appointments by phone"],
  ["CIPD level 3 or working towards it", "CIPD level 3"],
])("takes up %s as %s", (asked, topic) => expect(shortenTopic(asked)).toBe(topic));

it.each([
  ["reminding clients of their medicine", "reminding clients"],
  ["batching and coding around 900 invoices a month", "batching and coding invoices"],
  ["planning and routing up to 90 deliveries", "planning and routing deliveries"],
  ["Transport Manager CPC", "Transport Manager CPC"],
  ["general tractor work - spreading, bedding up", "general tractor work"],
  ["helping at calving time incl. some nights", "helping at calving time"],
])("names %s as %s", (asked, topic) => expect(shortenTopic(asked)).toBe(topic));

it.each([
  "joining our team and thrive in a culture",
  "commitment and mutual respect",
  "16 or older and able to work evenings",
  "pass DOT physical and drug screen",
  "working a 4 on 4 off shift pattern",
  "showing what came",
  "love for the climate",
  "lifting 25 lbs, climb stairs",
  "part of a design team of five",
  "four years of equivalent experience",
  "wanted asap",
  "report to the shift manager at the end of each shift",
  "part-qualified CIMA or ACCA",
  "educational, and cultural interests of the community",
  "applicants currently employed by the City",
  "limited number of qualified applicants",
])("takes up nothing of %s", (asked) => expect(shortenTopic(asked)).toBeNull());
