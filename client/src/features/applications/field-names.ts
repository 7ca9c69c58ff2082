/** Fields of an application as forms and questions call them. */
export const fieldNames: Readonly<Record<string, string>> = {
  role: "Role",
  company: "Company",
  place: "Location",
  link: "Link",
  source: "Where you found it",
  posting: "Posting",
  postingOn: "Posting saved on",
  closesOn: "Closing date",
  nextStep: "Next step",
  nextOn: "Date",
  nextAt: "Time",
  contact: "Contact",
  notes: "Notes",
  status: "Status",
};
