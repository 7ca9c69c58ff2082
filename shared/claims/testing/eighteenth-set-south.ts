import type { ClaimCase } from "./claim-set.ts";

export const eighteenthSetSouth: readonly ClaimCase[] = [
  {
    language: "fr",
    told: {
      posts: [
        [
          "Technicien géomètre | Cabinet Aubrac Topo | 10/2019 - présent",
          "Levés topographiques, une centaine de chantiers par an",
          "Bornages et plans de division",
          "Implantation de lotissements, jusqu'à 80 lots",
        ],
        ["Aide-opérateur | Géo Sud-Ouest | 2017 - 2019", "Port du prisme et croquis de terrain"],
      ],
      skills: ["station totale Leica TS16", "GNSS", "AutoCAD", "Covadis"],
      education: ["BTS Métiers du géomètre-topographe, Lycée Beau de Rochas, 2017"],
      certificates: ["AIPR opérateur, 2022", "Permis B"],
    },
    role: "Chef de brigade topographique",
    company: "Atelier Garonne Géomatique",
    posting: `Géomètres-experts à Agen depuis 1982, nous sommes vingt-six et nous cherchons un chef de brigade topographique (H/F).

Au programme : organiser les sorties de deux équipes, lever, implanter, borner, contrôler les plans avant leur remise. Chez nous, la devise est « la précision sans la lenteur ».

Vous avez un BTS de géomètre, une licence professionnelle ou un diplôme d'ingénieur topographe, cinq ans de terrain et l'AIPR. Vous connaissez Covadis, QGIS et le scanner Leica RTC360. Le certificat de télépilote de drone est un plus.

Véhicule de service, 39 heures, RTT. Réponse garantie sous quinze jours.`,
    honest: [
      "C'est avec intérêt que j'ai lu votre annonce de chef de brigade.",
      "Pour le cabinet Aubrac Topo, je réalise les levés d'une centaine de chantiers par an.",
      "Mes missions comprennent aussi les bornages, les plans de division et l'implantation de lotissements comptant jusqu'à 80 lots.",
      "Vous demandez cinq ans de terrain ; j'en ai sept chez Aubrac Topo, précédés de deux comme aide-opérateur chez Géo Sud-Ouest.",
      "La station totale Leica TS16, le GNSS, AutoCAD et Covadis sont les outils que je connais.",
      "Je n'ai jamais utilisé de scanner 3D.",
      "J'ai obtenu mon BTS de géomètre en 2017 et l'AIPR opérateur en 2022.",
      "Votre devise, « la précision sans la lenteur », me plaît beaucoup.",
      "Je pourrais me former à QGIS avant mon arrivée, si vous le souhaitez.",
    ],
    invented: [
      ["number", "Pour le cabinet Aubrac Topo, je réalise les levés de 250 chantiers par an."],
      ["number", "J'ai implanté des lotissements comptant jusqu'à 150 lots."],
      ["employer", "De 2017 à 2019, j'étais aide-opérateur à l'IGN."],
      ["degree", "Mon diplôme d'ingénieur topographe répond à votre demande."],
      ["year", "J'ai décroché l'AIPR opérateur en 2019."],
      ["tool", "J'utilise le scanner Leica RTC360 sur mes chantiers."],
      ["certificate", "Je possède le certificat de télépilote de drone."],
      ["title", "Chef de brigade chez Aubrac Topo, je fais aussi des bornages."],
      ["title", "Chez Géo Sud-Ouest, j'étais chargé d'affaires de 2017 à 2019."],
    ],
  },
  {
    language: "fr",
    told: {
      posts: [
        [
          "Opticienne | Optique Saint-Roch | 02/2018 - présent",
          "Examens de vue et adaptation de lentilles",
          "Montage de 12 paires de lunettes par jour",
          "Panier moyen passé de 310 à 365 euros",
        ],
        ["Vendeuse en optique | Vision Plus Lattes | 06/2015 - 01/2018", "Conseil en magasin et tiers payant"],
      ],
      skills: ["réfraction", "contactologie", "Cosium", "espagnol courant"],
      education: ["BTS Opticien-lunetier, Lycée Jean-Mermoz, Montpellier, 2015"],
      certificates: ["Formation basse vision, 2021"],
    },
    role: "Responsable de magasin",
    company: "Lunetterie des Arceaux",
    posting: `La Lunetterie des Arceaux, opticien indépendant au cœur de Montpellier, confie les clés de sa deuxième boutique : nous recrutons un(e) responsable de magasin.

Vous animez une équipe de quatre personnes, suivez le chiffre d'affaires, choisissez les collections avec nous et développez les lentilles et la basse vision.

Diplôme d'opticien indispensable, licence professionnelle d'optométrie ou master en sciences de la vision bienvenus. CQP Manager de magasin ou expérience équivalente. Logiciel : Winoptics. Un certificat de langue des signes serait une belle surprise, une langue étrangère aussi.

Samedi travaillé, lundi libre, intéressement.`,
    honest: [
      "Je vous propose ma candidature pour votre deuxième boutique.",
      "Voilà bientôt neuf ans que je suis opticienne chez Optique Saint-Roch, où je fais les examens de vue et l'adaptation des lentilles.",
      "Je monte douze paires de lunettes par jour.",
      "Notre panier moyen est passé de 310 à 365 euros, soit 55 euros de plus.",
      "J'ai commencé comme vendeuse chez Vision Plus : conseil en magasin et tiers payant, de 2015 au début de 2018.",
      "Mon BTS d'opticien-lunetier remonte à 2015 et ma formation en basse vision, que vous voulez développer, à 2021.",
      "Je parle couramment espagnol, ce qui pourrait servir auprès des touristes.",
      "Je ne connais pas Winoptics, mais je connais Cosium.",
      "Je n'ai pas encore dirigé d'équipe et je ne prétendrai pas le contraire.",
    ],
    invented: [
      ["number", "Chez Optique Saint-Roch, je monte une trentaine de paires de lunettes par jour."],
      ["employer", "J'ai commencé comme vendeuse en optique chez Afflelou."],
      ["degree", "J'ai complété mon BTS par une licence professionnelle d'optométrie."],
      ["degree", "Je suis titulaire d'un master en sciences de la vision."],
      ["year", "J'ai suivi la formation en basse vision en 2018."],
      ["tool", "J'enregistre les dossiers de mes clients dans Winoptics."],
      ["certificate", "Je possède le CQP Manager de magasin."],
      ["certificate", "Et puisque vous aimez les surprises : j'ai un certificat de langue des signes."],
      ["title", "Directrice adjointe d'Optique Saint-Roch, je fais aussi les examens de vue."],
    ],
  },
  {
    language: "es",
    told: {
      posts: [
        [
          "Redactora | Radio Tajo | septiembre 2019 - actualidad",
          "Informativo local de las 14 h, 20 minutos diarios",
          "Pódcast Río abajo: 32 episodios, 150.000 escuchas",
        ],
        ["Becaria | El Correo de Talavera | 2018 - 2019", "Crónicas de plenos municipales", "Edición de la web"],
      ],
      skills: ["Adobe Audition", "WordPress", "locución", "entrevista", "inglés B2"],
      education: ["Grado en Periodismo, Universidad de Castilla-La Mancha, 2018"],
      certificates: ["First Certificate, 2017", "Curso de verificación de datos, 2022"],
    },
    role: "Editora de informativos",
    company: "Cadena Meseta",
    posting: `Cadena Meseta suma una emisora en Toledo y necesita a alguien que edite los informativos de la mañana.

¿Qué harás? Decidir la escaleta, mandar a la calle a tres redactores, escribir, locutar y, algunos días, salir tú.

¿Qué pedimos? Periodismo, cinco años de radio, buena voz y mejor oído. Manejo de Dalet. Valoramos un máster en radio, el C1 de inglés y la experiencia en pódcast y en verificación.

¿Qué damos? Contrato fijo, sueldo de convenio más plus de madrugada, café decente. Manda carta y un audio de dos minutos.`,
    honest: [
      "Me gustaría madrugar con ustedes en Toledo.",
      "Soy redactora en Radio Tajo, donde hago el informativo local de las dos de la tarde, veinte minutos cada día.",
      "Piden cinco años de radio; yo llevo siete.",
      "El pódcast Río abajo va por los 32 episodios y las 150.000 escuchas.",
      "Como becaria de El Correo de Talavera escribí crónicas de los plenos municipales y edité la web.",
      "En 2022 hice un curso de verificación de datos.",
      "Dalet no lo conozco; conozco Adobe Audition.",
      "Mi inglés es un B2: si el C1 resulta imprescindible, me pondré a ello.",
      "La radio local es, en mi opinión, el último sitio donde el alcalde y la panadera escuchan lo mismo.",
    ],
    invented: [
      ["number", "El pódcast Río abajo lleva ya 400.000 escuchas."],
      ["employer", "Antes de la radio fui becaria en El País, donde escribí crónicas de plenos municipales."],
      ["employer", "Soy redactora en la Cadena SER y hago el informativo local de las 14 horas."],
      ["degree", "Después del grado hice un máster en radio."],
      ["year", "Me gradué en Periodismo en 2016."],
      ["year", "Estoy en Radio Tajo desde 2017."],
      ["tool", "Monto los cortes del informativo en Dalet."],
      ["certificate", "Tengo el C1 Advanced de Cambridge."],
      ["title", "Como jefa de informativos de Radio Tajo, hago el de las 14 horas."],
    ],
  },
  {
    language: "es",
    told: {
      posts: [
        [
          "Auxiliar de farmacia | Farmacia Robledo | 01/2018 - actualidad",
          "Dispensación de recetas bajo supervisión, unas 130 al día",
          "Control de caducidades y pedidos al almacén",
          "Sistemas personalizados de dosificación para 22 pacientes",
        ],
        [
          "Dependienta | Perfumería Azahar | 10/2015 - 12/2017",
          "Venta y consejo de cosmética",
          "Inventario trimestral",
        ],
      ],
      skills: ["Farmatic", "receta electrónica", "dermocosmética", "inglés A2"],
      education: ["Técnico en Farmacia y Parafarmacia, IES Ramón y Cajal, 2017"],
      certificates: ["Curso de ortopedia básica, 2020", "Soporte vital básico, 2024"],
    },
    role: "Técnica de farmacia hospitalaria",
    company: "Hospital Virgen del Llano",
    posting: `El Hospital Virgen del Llano convoca una plaza de técnico/a de farmacia en su Servicio de Farmacia Hospitalaria (sustitución de dos años).

Tareas: reposición de los armarios automatizados Pyxis, preparación de carros de unidosis, elaboración de fórmulas bajo la supervisión de un farmacéutico, recepción de pedidos y control de caducidades.

Méritos: título de Técnico en Farmacia y Parafarmacia (requisito), Grado en Farmacia, curso de formulación magistral, experiencia en oficina de farmacia o en hospital, soporte vital básico.

Horario: turnos de mañana y tarde. Las solicitudes se presentan en el registro del hospital hasta el 4 de diciembre.`,
    honest: [
      "Les escribo por la plaza de técnica de farmacia que convoca su hospital.",
      "En la Farmacia Robledo dispenso, bajo supervisión, unas 130 recetas diarias.",
      "Preparo además los sistemas personalizados de dosificación de 22 pacientes y, como se pide en la convocatoria, sé controlar caducidades.",
      "Casi nueve años detrás del mismo mostrador son muchos, y me apetece cambiar.",
      "Cumplo el requisito de la titulación: soy técnica en Farmacia y Parafarmacia desde 2017.",
      "También acredito los cursos de ortopedia básica, de 2020, y de soporte vital básico, de 2024.",
      "Conozco Farmatic y la receta electrónica; un armario Pyxis, en cambio, no lo he manejado nunca.",
      "Antes pasé algo más de dos años como dependienta en la Perfumería Azahar, con la cosmética y el inventario trimestral.",
      "Del hospital me atrae la idea de trabajar cerca de quien prescribe.",
    ],
    invented: [
      ["number", "En la Farmacia Robledo dispenso unas 250 recetas diarias."],
      ["employer", "Antes de la farmacia pasé algo más de dos años como dependienta en Sephora."],
      ["degree", "Soy graduada en Farmacia, lo que ustedes consideran un mérito."],
      ["year", "Obtuve el título de Técnico en Farmacia y Parafarmacia en 2014."],
      ["year", "Trabajo en la Farmacia Robledo desde 2016."],
      ["tool", "Estoy acostumbrada a reponer armarios Pyxis."],
      ["certificate", "He aprobado el curso de formulación magistral que valoran."],
      ["title", "Como farmacéutica de la Farmacia Robledo, preparo los sistemas personalizados de dosificación."],
      ["title", "En la Perfumería Azahar fui encargada de tienda y llevaba el inventario trimestral."],
    ],
  },
];
