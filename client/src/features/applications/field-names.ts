/** Fields of an application as forms and questions call them. */
export const fieldNames: Readonly<Record<string, string>> = {
  role: "Role",
  company: "Company",
  place: "Place",
  link: "Link",
  source: "Where you found it",
  posting: "Posting",
  postingOn: "Posting kept on",
  closesOn: "Closes",
  nextStep: "Next step",
  nextOn: "On",
  nextAt: "At",
  contact: "Contact",
  notes: "Notes",
  status: "Status",
};
