import { stemsOf } from "./stems.ts";

/** Words so common in any trade that sharing one alone proves little. */
export const weakStems: ReadonlySet<string> = stemsOf(
  `care manage plan support report record customers patient project service system nurse school order machine quality safety train test office staff people
customer process prepare new day data software child saturday sunday weekend colleague food write shift line night field area level help helper money air technical técnico technisch technique obra terreno
erstellen erstellung durchführen durchführung helfen geholfen unterstützen unterstützung bearbeiten bearbeitung mitarbeit mitwirkung mitwirken`,
);
