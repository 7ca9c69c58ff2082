import type { HeavyDoor } from "./heavy-doors.ts";

/** What an account of the most and longest applications asks for. */
export const applicationDoors: readonly HeavyDoor[] = [
  {
    what: "search and export 500 applications",
    prepare: async ({ ask }) => {
      const application = {
        ...{ company: "C".repeat(200), link: `https://a.example/${"x".repeat(1_900)}`, nextStep: "N".repeat(280) },
        ...{ posting: "Wanted: a nürse. ".repeat(3_500), notes: "Äsk Jo. ".repeat(1_200) },
        ...{ closesOn: "2027-01-12", nextOn: "2027-01-05" },
      };
      for (let nth = 0; nth < 500; nth++)
        await ask("POST", "/api/applications", { ...application, role: `Nurse ${nth}` });
      return async () => {
        await ask("GET", "/api/applications?q=a+n+s+k+j+o+w+e+d+zz");
        await ask("GET", "/api/applications/export");
      };
    },
  },
  {
    what: "the calendar of 500 applications",
    prepare: async ({ ask }) => {
      const { feed } = JSON.parse(await ask("POST", "/api/applications/reminders/feed"));
      return () => ask("GET", new URL(feed).pathname);
    },
  },
  {
    what: "keep a resume of 5 MB, fetch and delete it",
    prepare: async ({ ask }) => {
      const file = Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.alloc(4_900_000, "0123456789abcdef")]);
      return async () => {
        const { id } = JSON.parse(await ask("POST", "/api/kept-resumes?name=a.pdf", file));
        await ask("GET", `/api/kept-resumes/${id}`);
        await ask("DELETE", `/api/kept-resumes/${id}`, undefined, [204]);
      };
    },
  },
];
