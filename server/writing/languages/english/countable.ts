/** Things that are counted, in the singular, as they come up in what people have done: each wants its article. */
export const countable: ReadonlySet<string> = new Set(
  `plotter printer machine lathe press oven forklift crane van truck lorry tractor boiler pump engine robot kiosk till register
team crew squad brigade fleet department unit division branch shift rota roster schedule timetable calendar budget forecast
warehouse store shop kitchen bakery restaurant bar café cafe hotel clinic ward pharmacy laboratory lab library archive garden
website app application platform portal tool database dashboard spreadsheet server cluster network pipeline script bot api
project program programme campaign newsletter blog magazine podcast video brochure catalogue catalog report audit survey study
course workshop seminar class club league tournament festival conference fair exhibition concert gala event fundraiser
process procedure workflow checklist manual handbook guide template policy protocol system prototype model
classroom nursery playgroup choir orchestra band rehearsal production caseload portfolio territory account contract tender bid
trainee apprentice intern student assistant committee board panel meeting briefing helpline hotline helpdesk desk counter stall booth
house flat roof wall floor fence bridge road drain patio extension`.split(/\s+/u),
);
