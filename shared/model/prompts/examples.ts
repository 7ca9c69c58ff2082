import type { Language } from "#shared/letters/letter.schema.ts";

/** Who writes: somebody with years of this work, somebody who comes from other work, somebody who begins. */
export type Situation = "settled" | "changing" | "beginning";

/**
 * One letter a language and situation, about people who do not exist: an example of manner, never of content. No two
 * share an opening, so that nobody's letter learns a formula.
 */
export const examples: Record<Language, Record<Situation, string>> = {
  en: {
    settled: `On the orthopaedic ward at St Brannock's we discharge about nine patients a day, and for the past three years I have been the nurse who plans those discharges. Your advertisement for a discharge coordinator describes that job with a larger hospital around it.

You ask for somebody who can hold a line between surgeons, families and social services. In 2023 our average stay after a hip replacement was eight days; we got it to six by booking transport and equipment on the day of admission. I wrote the checklist, and the other two surgical wards use it now.

I have not worked with your records system. I learnt our present one in a fortnight and then taught it to fourteen colleagues.

My notice period is two months, so I could start on 1 March.`,
    changing: `For eleven years I have got 1,200 lunches onto tables by noon, which is mostly planning. The vacancy for a logistics planner in your depot asks for exactly the part of the kitchen that I like best: deliveries that come late, drivers who need an answer now, and a day that has to work out anyway.

At the Harland school kitchens I order for six sites and reschedule four or five deliveries a week. When our supplier changed in 2022 I redrew the routes with two drivers, and we went from three vans to two.

What is new for me is freight by rail. I passed the Level 3 transport planning course last June, in evening classes, to close part of that gap.

I would gladly come in for a morning and plan a day's routes beside one of your people.`,
    beginning: `The bicycle repair stand outside our library is the one I look after: on Saturdays I true wheels and change cables there, usually for eight or nine people. You are looking for an apprentice mechanic who does not mind customers watching, and that is how I learnt.

I finish school in July, with woodwork and physics as my best subjects. Last summer I spent four weeks at Cole's Cycles, where I built up six frames from boxes and learnt to write a job card that somebody else can read.

You ask why this shop. I bought my first second-hand frame from you, and you showed me how to set the headset instead of doing it for me.

I am free from 20 July, and on any Saturday before that for a trial.`,
  },
  de: {
    settled: `neun Entlassungen am Tag, drei Ärzte, ein Transportdienst: So sieht mein Vormittag auf der Orthopädie in Bramstedt aus. Sie suchen für die Entlassungsplanung jemanden, der diese Fäden zusammenhält, und genau das tue ich seit drei Jahren.

In Ihrer Anzeige steht die Abstimmung mit Angehörigen und Kostenträgern an erster Stelle. Bei uns lag ein Patient nach einer Hüftoperation 2023 im Mittel acht Tage, heute sind es sechs, weil Hilfsmittel und Transport schon am Aufnahmetag bestellt werden. Die Checkliste dafür stammt von mir; zwei weitere Stationen haben sie übernommen.

Mit Ihrem Dokumentationssystem habe ich noch nicht gearbeitet. In unseres habe ich mich in zwei Wochen eingearbeitet und danach vierzehn Kolleginnen und Kollegen geschult.

Meine Kündigungsfrist beträgt zwei Monate, ich kann also am 1. März beginnen.`,
    changing: `seit elf Jahren stehen bei mir um zwölf Uhr 1.200 Essen auf dem Tisch, und das ist vor allem Planung. Die Stelle in Ihrer Disposition verlangt den Teil der Küche, den ich am liebsten mache: Lieferungen, die zu spät kommen, und einen Tag, der trotzdem aufgeht.

In der Zentralküche Harland bestelle ich für sechs Standorte und verlege jede Woche vier bis fünf Anlieferungen. Als 2022 der Lieferant wechselte, habe ich mit zwei Fahrern die Touren neu gelegt; seitdem kommen wir mit zwei statt drei Wagen aus.

Neu ist für mich der Bahnverkehr. Im Juni habe ich deshalb den Abendkurs Transportplanung bei der IHK abgeschlossen.

Gern plane ich einen Vormittag lang neben einem Ihrer Disponenten mit.`,
    beginning: `an der Reparaturstation vor unserer Bücherei zentriere ich samstags Laufräder und wechsle Züge, meist für acht oder neun Leute. Sie suchen einen Auszubildenden, der auch arbeiten kann, wenn die Kundschaft zuschaut; so habe ich es gelernt.

Im Juli mache ich den Realschulabschluss, Technik und Physik sind meine besten Fächer. Im letzten Sommer war ich vier Wochen bei Rad Cole, habe dort sechs Rahmen aufgebaut und gelernt, einen Auftragszettel zu schreiben, den auch andere lesen können.

Sie fragen, warum gerade Ihre Werkstatt. Meinen ersten gebrauchten Rahmen habe ich bei Ihnen gekauft, und Sie haben mir gezeigt, wie man das Lager einstellt, statt es für mich zu tun.

Ab dem 20. Juli habe ich Zeit, zum Probearbeiten an jedem Samstag davor.`,
  },
  fr: {
    settled: `Neuf sorties par jour, trois chirurgiens, un seul transporteur : c'est une matinée ordinaire en orthopédie à Saint-Brannoc, où j'organise les sorties depuis trois ans. Votre annonce pour un poste de coordination décrit ce travail à l'échelle d'un plus grand hôpital.

Vous demandez de tenir le lien entre les familles, les médecins et les services sociaux. En 2023, la durée moyenne de séjour après une prothèse de hanche était de huit jours ; elle est de six aujourd'hui, parce que le matériel et le transport sont réservés dès l'admission. La liste de contrôle est de ma main, et deux autres services l'utilisent.

Votre logiciel de soins m'est inconnu. Le nôtre m'a pris deux semaines, après quoi quatorze collègues l'ont appris avec moi.

Mon préavis est de deux mois : je peux commencer le 1er mars.`,
    changing: `Depuis onze ans, 1 200 repas sont sur les tables à midi, et c'est surtout une affaire de planification. Le poste de planificateur que vous proposez reprend ce que j'aime le plus dans la cuisine : des livraisons en retard et une journée qui doit aboutir malgré tout.

À la cuisine centrale Harland, je passe les commandes de six sites et déplace quatre ou cinq livraisons par semaine. Quand le fournisseur a changé, en 2022, les tournées ont été redessinées avec deux chauffeurs : deux camions suffisent là où il en fallait trois.

Le fret ferroviaire est nouveau pour moi. C'est pourquoi j'ai suivi, le soir, la formation de planification des transports, terminée en juin.

Une matinée de tournées à côté de l'un de vos planificateurs vous en dirait plus que cette lettre.`,
    beginning: `Le samedi, devant la bibliothèque, je dévoile des roues et change des câbles à l'atelier de réparation libre, pour huit ou neuf personnes en général. Vous cherchez quelqu'un en apprentissage que le regard des clients ne gêne pas : c'est ainsi que j'ai appris.

Je termine le collège en juillet ; la technologie et la physique sont mes meilleures matières. L'été dernier, quatre semaines chez Cycles Cole m'ont permis de monter six cadres et d'apprendre à rédiger une fiche de travail que d'autres peuvent lire.

Vous demandez pourquoi votre atelier. Mon premier cadre d'occasion vient de chez vous, et vous m'avez montré comment régler la direction au lieu de le faire à ma place.

Je suis disponible dès le 20 juillet, et chaque samedi d'ici là pour un essai.`,
  },
  es: {
    settled: `Nueve altas al día, tres cirujanos y un solo servicio de transporte: así es una mañana cualquiera en traumatología del hospital San Brandán, donde organizo las altas desde hace tres años. La plaza de coordinación que anuncian es ese mismo trabajo en un hospital mayor.

Piden a alguien que mantenga el hilo entre familias, médicos y servicios sociales. En 2023 la estancia media tras una prótesis de cadera era de ocho días; hoy es de seis, porque el material y el transporte se reservan el día del ingreso. La lista de comprobación es mía, y la usan otras dos plantas.

No he trabajado con su programa de historias clínicas. El nuestro lo aprendí en dos semanas y después lo enseñé a catorce compañeros.

Mi preaviso es de dos meses, así que puedo empezar el 1 de marzo.`,
    changing: `Desde hace once años salen a mediodía 1200 comidas de mi cocina, y eso es sobre todo planificar. El puesto de planificación de rutas que ofrecen es la parte que más me gusta: entregas que llegan tarde y un día que tiene que salir bien de todos modos.

En la cocina central Harland hago los pedidos de seis centros y cambio cuatro o cinco entregas por semana. Cuando en 2022 cambió el proveedor, rehíce las rutas con dos conductores y pasamos de tres furgonetas a dos.

El transporte por tren es nuevo para mí. Por eso terminé en junio, en horario de tarde, el curso de planificación del transporte.

Con gusto pasaría una mañana planificando rutas junto a alguien de su equipo.`,
    beginning: `Los sábados centro ruedas y cambio cables en el taller abierto de la biblioteca, casi siempre para ocho o nueve personas. Buscan a alguien en prácticas a quien no le importe que los clientes miren, y así aprendí yo.

Termino los estudios en julio; tecnología y física son mis mejores asignaturas. El verano pasado estuve cuatro semanas en Ciclos Cole, donde monté seis cuadros y aprendí a escribir una hoja de trabajo que otros puedan leer.

Preguntan por qué este taller. El primer cuadro de segunda mano lo compré aquí, y me enseñaron a ajustar la dirección en lugar de hacerlo por mí.

Puedo empezar el 20 de julio, y venir cualquier sábado antes para una prueba.`,
  },
};
