/** A body as a well-behaved model writes it. */
export const modelBody = [
  "Fourteen telemetry beds, two nurses, one night: that was my shift at Mercy Lakeside, and your bulletin for a Registered Nurse at Northgate General Hospital describes the same work. The unit you name is the kind I know best.",
  "Since March 2021 I have cared for four to five telemetry patients a shift. Rhythm changes are answered by protocol there, and cardiac drips are titrated the same way. Twelve new nurses learned Epic charting from me, one at a time, on real handovers.",
  "Discharge teaching took fifty minutes when I came. It takes thirty-five now, because families see the plan on paper before the talk begins. Your posting asks for teaching before discharge, and this is where I would start.",
  "My license is for Oregon, and BLS and ACLS are current. A short handover exercise would show you how I chart; I can bring one.",
].join("\n\n");

/** Another letter about the same person. */
export const otherModelBody = [
  "Twelve nurses at Mercy Lakeside chart in Epic because I sat beside them while they learned it. Northgate General Hospital asks its Registered Nurse for the same patience with patients and families before discharge.",
  "I care for four to five people on telemetry each shift, and have since March 2021. When a rhythm changes, the protocol decides and I act on it; drips are titrated in that way too.",
  "Families used to wait fifty minutes for the talk before discharge. With the plan on paper first it takes thirty-five, and they ask better questions.",
  "I hold an Oregon license with BLS and ACLS. I would like to see your unit on a night shift before we talk.",
].join("\n\n");

/** A German one. */
export const germanModelBody = [
  "Zwölf Pflegekräfte in Mercy Lakeside dokumentieren in Epic, weil ich neben ihnen saß, als sie es lernten. Das Northgate General Hospital sucht für die Station eine Pflegekraft mit dieser Geduld.",
  "Seit März 2021 betreue ich vier bis fünf Patienten mit Telemetrie in jeder Schicht. Wenn sich ein Rhythmus ändert, gilt das Protokoll, und ich handle danach; so ist es auch mit den Infusionen.",
  "Das Gespräch vor der Entlassung dauerte fünfzig Minuten. Heute sind es fünfunddreißig, weil die Familien den Plan vorher auf Papier sehen.",
  "Meine Zulassung gilt für Oregon. Ich möchte Ihre Station gern in einer Nachtschicht kennenlernen.",
].join("\n\n");
