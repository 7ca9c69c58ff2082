/** A body as a well-behaved model writes it. */
export const modelBody = [
  "Fourteen telemetry beds, two nurses, one night: that was my shift at Mercy Lakeside, and your bulletin for a Registered Nurse at Northgate General Hospital describes the same work. The unit you name is the kind I know best.",
  "Since March 2021 I have cared for four to five telemetry patients a shift. Rhythm changes are answered by protocol there, and cardiac drips are titrated the same way. Twelve new nurses learned Epic charting from me, one at a time, on real handovers.",
  "Discharge teaching took fifty minutes when I came. It takes thirty-five now, because families see the plan on paper before the talk begins. Your posting asks for teaching before discharge, and this is where I would start.",
  "My license is for Oregon, and BLS and ACLS are current. A short handover exercise would show you how I chart; I can bring one.",
].join("\n\n");
