import type { ClaimCase } from "./claim-set.ts";

export const sixteenthSetSouth: readonly ClaimCase[] = [
  {
    language: "fr",
    told: {
      posts: [
        [
          "Assistante juridique | Cabinet Morvan & Lestienne | janvier 2020 - aujourd'hui",
          "Gestion de 180 dossiers en droit de la construction",
          "Rédaction des courriers et des bordereaux de pièces",
          "Tenue de l'agenda des audiences de trois avocats",
        ],
        [
          "Secrétaire | Étude notariale Guéret | 2016 - 2019",
          "Accueil des clients et standard",
          "Préparation des actes de vente, une quinzaine par mois",
        ],
      ],
      skills: ["Secib", "RPVA", "Word", "dactylographie (70 mots/minute)", "anglais courant"],
      education: ["Licence de droit, Université de Rennes 1, 2016", "Baccalauréat ES, Lycée Chateaubriand, 2013"],
      certificates: ["Certificat Voltaire, 2021"],
    },
    role: "Assistante juridique en droit social",
    company: "Cabinet Arvor Avocats",
    posting: `Le cabinet Arvor Avocats (12 avocats, Vannes) recrute un(e) assistant(e) juridique en droit social, CDI, temps plein.

Vos missions : suivi de 250 dossiers prud'homaux, mise en forme des conclusions, communication par le RPVA, facturation, relation avec les clients.

Votre profil : formation juridique supérieure, idéalement un master en droit social ou un BTS Notariat complété par une expérience en cabinet ; cinq ans d'expérience ; orthographe irréprochable ; maîtrise de Kleos ; un bon score au TOEIC serait un atout, certains clients étant anglophones.

Merci d'adresser CV et lettre avant le 15 décembre.`,
    honest: [
      "Votre annonce pour un poste d'assistante juridique en droit social a retenu toute mon attention.",
      "Depuis bientôt sept ans, j'assure la gestion de 180 dossiers de droit de la construction au cabinet Morvan & Lestienne.",
      "Je tiens l'agenda des audiences de trois avocats et je rédige les courriers ainsi que les bordereaux de pièces.",
      "Auparavant, à l'étude Guéret, je préparais une quinzaine d'actes de vente par mois.",
      "Titulaire d'une licence de droit de l'université de Rennes, j'ai également obtenu le certificat Voltaire en 2021.",
      "Vous travaillez avec Kleos ; pour ma part, je connais Secib et le RPVA.",
      "Le droit social serait pour moi un domaine nouveau, et c'est justement ce qui m'attire.",
      "Mon anglais est courant, et je tape soixante-dix mots à la minute.",
      "Je me tiens à votre disposition pour un entretien à la date qui vous conviendra.",
    ],
    invented: [
      ["number", "Je gère aujourd'hui 320 dossiers en droit de la construction."],
      ["employer", "De 2016 à 2019, j'étais secrétaire chez Fidal, où j'accueillais les clients."],
      ["employer", "J'ai déjà travaillé pour le cabinet Arvor Avocats et j'en garde le meilleur souvenir."],
      ["degree", "Mon master en droit social me permettrait d'être vite autonome à vos côtés."],
      ["degree", "Outre ma licence, j'ai validé un BTS Notariat."],
      ["year", "Je suis entrée au cabinet Morvan & Lestienne en 2017."],
      ["tool", "Je saisis mes dossiers dans Kleos, le logiciel que vous mentionnez."],
      ["certificate", "J'ai passé le TOEIC avec succès, comme vous le souhaitez."],
      [
        "title",
        "En tant que juriste au cabinet Morvan & Lestienne, je rédige les courriers et les bordereaux de pièces.",
      ],
    ],
  },
  {
    language: "fr",
    told: {
      posts: [
        [
          "Boulanger | Maison Perrault, Nantes | 03/2019 - présent",
          "Pétrissage et façonnage de 600 baguettes par jour",
          "Mise au point du pain de seigle au levain de la maison",
          "Formation d'un apprenti depuis 2025",
        ],
        [
          "Ouvrier boulanger | Fournil des Halles, Angers | 09/2014 - 02/2019",
          "Équipe de nuit de quatre personnes",
          "Viennoiserie : tourage et cuisson",
        ],
      ],
      skills: ["levain naturel", "four à sole", "tourage", "gestion des stocks"],
      education: ["CAP Boulanger, CFA d'Angers, 2014"],
      certificates: ["Formation HACCP, 2020", "Permis B"],
    },
    role: "Chef boulanger",
    company: "Les Moissons",
    posting: `Les Moissons, boulangerie bio à Saint-Nazaire, deux boutiques, cherche son chef boulanger.
Ici tout est au levain, la farine vient de trois moulins de la région et le four est en pierre.
Tu encadreras une équipe de cinq, tu tiendras les stocks et tu inventeras un pain par saison.
Il nous faut quelqu'un qui ait le BP (ou un CAP et de la bouteille), qui connaisse l'hygiène, qui sache utiliser un laminoir Rondo et ne craigne pas l'ordinateur : les commandes passent par Cashmag. Être sauveteur secouriste du travail, c'est mieux.
Travail de jour, deux jours de repos consécutifs, 2 600 € brut.`,
    honest: [
      "Je pétris et façonne 600 baguettes par jour à la Maison Perrault, à Nantes.",
      "Cela fait plus de sept ans que je travaille chez Perrault, et j'ai envie d'une maison bio.",
      "Le pain de seigle au levain de la maison, c'est moi qui l'ai mis au point.",
      "Au Fournil des Halles, à Angers, je m'occupais du tourage et de la cuisson de la viennoiserie.",
      "Mon CAP de boulanger date de 2014 et ma formation HACCP de 2020.",
      "Je n'ai pas le BP, mais j'ai une douzaine d'années de métier derrière moi.",
      "Depuis 2025, je forme un apprenti.",
      "Vous travaillez au levain et au four en pierre : le levain naturel et le four à sole font partie de ce que je sais faire, la gestion des stocks aussi.",
      "J'aimerais venir faire un essai d'une journée dans votre fournil.",
    ],
    invented: [
      ["number", "Chaque jour, je façonne 900 baguettes à la Maison Perrault."],
      ["employer", "J'ai passé plus de quatre ans chez Eric Kayser, à la viennoiserie."],
      ["degree", "Titulaire du BP Boulanger, je suis prêt à prendre la tête de votre fournil."],
      ["year", "J'ai suivi la formation HACCP en 2023."],
      ["year", "C'est en 2016 que je suis arrivé à la Maison Perrault."],
      ["tool", "Pour la viennoiserie, j'utilise un laminoir Rondo."],
      ["tool", "Je me sers déjà de Cashmag pour les commandes."],
      ["certificate", "Je suis sauveteur secouriste du travail et j'ai suivi la formation HACCP."],
      ["title", "Chef boulanger à la Maison Perrault, je souhaite aujourd'hui changer de fournil."],
    ],
  },
  {
    language: "es",
    told: {
      posts: [
        [
          "Recepcionista | Hotel Miramar Alicante | mayo 2021 - actualidad",
          "Atención a los huéspedes de 140 habitaciones, turnos rotativos",
          "Gestión de reservas con Opera",
          "La puntuación en Booking pasó de 8,1 a 8,7 en dos años",
        ],
        [
          "Camarera de sala | Restaurante La Pérgola | 2018 - 2021",
          "Servicio de terraza, 25 mesas",
          "Caja y cierre del turno",
        ],
      ],
      skills: ["Opera", "Excel", "resolución de quejas", "inglés C1", "alemán B1"],
      education: ["Técnico Superior en Gestión de Alojamientos Turísticos, IES Cabo de la Huerta, 2021"],
      certificates: ["Cambridge C1 Advanced, 2022", "Manipulador de alimentos"],
    },
    role: "Jefa de recepción",
    company: "Hotel Balneario Sierra Clara",
    posting: `El Hotel Balneario Sierra Clara (4 estrellas, 96 habitaciones, aguas termales) busca jefe o jefa de recepción.

Funciones: coordinar a siete recepcionistas, supervisar las reservas y las tarifas, atender las reclamaciones y cuidar nuestra reputación en internet.

Requisitos: mínimo tres años en recepción; Grado en Turismo o ciclo superior; inglés alto y francés medio, mejor con título oficial (DELF); manejo de Protel; se valorará el certificado de primeros auxilios.

Ofrecemos contrato indefinido, alojamiento los primeros tres meses y acceso al balneario. Incorporación en enero.`,
    honest: [
      "Me dirijo a ustedes para optar al puesto de jefa de recepción del Hotel Balneario Sierra Clara.",
      "Llevo cinco años y medio en la recepción del Hotel Miramar, donde atiendo a los huéspedes de 140 habitaciones en turnos rotativos.",
      "En dos años, nuestra nota en Booking subió seis décimas, de 8,1 a 8,7.",
      "Gestiono las reservas con Opera, y la resolución de quejas es otra de mis competencias.",
      "Tengo un nivel C1 de inglés, acreditado por Cambridge en 2022, y un B1 de alemán.",
      "Todavía no hablo francés, pero estoy dispuesta a aprenderlo.",
      "Antes servía una terraza de 25 mesas en el restaurante La Pérgola.",
      "Ustedes piden un mínimo de tres años en recepción, requisito que cumplo con creces.",
      "Estudié Gestión de Alojamientos Turísticos en el IES Cabo de la Huerta y obtuve el título en 2021.",
    ],
    invented: [
      ["number", "En el Hotel Miramar atiendo a los huéspedes de 210 habitaciones."],
      ["employer", "Desde mayo de 2021 trabajo en la recepción del Meliá Alicante."],
      ["degree", "Cuento con el Grado en Turismo que ustedes solicitan."],
      ["year", "Obtuve el Cambridge C1 Advanced en 2019."],
      ["tool", "Conozco bien Protel por mi trabajo en recepción."],
      ["certificate", "Tengo en vigor el certificado de primeros auxilios."],
      ["certificate", "He superado el DELF B2, así que podría atender también a su clientela francesa."],
      ["title", "Como subjefa de recepción del Hotel Miramar, gestiono las reservas con Opera."],
      ["title", "En La Pérgola fui encargada de sala y me ocupaba del cierre del turno."],
    ],
  },
  {
    language: "es",
    told: {
      posts: [
        [
          "Desarrolladora backend | Nubetia Software | 02/2022 - actualidad",
          "API de pagos en Java y Spring Boot, 3 millones de peticiones diarias",
          "Reduje el tiempo medio de respuesta de 480 ms a 190 ms",
          "Guardias una semana al mes",
        ],
        [
          "Programadora junior | Consultores Altamar | 09/2019 - 01/2022",
          "Mantenimiento de una aplicación de nóminas en PHP",
          "Escribí 300 pruebas unitarias",
        ],
      ],
      skills: ["Java", "Spring Boot", "PostgreSQL", "Docker", "Git", "PHP"],
      education: ["Técnico Superior en Desarrollo de Aplicaciones Multiplataforma, IES Virgen de la Paloma, 2019"],
      certificates: ["Oracle Certified Professional Java SE 11, 2023"],
    },
    role: "Ingeniera de software sénior",
    company: "Fintora",
    posting: `En Fintora hacemos que cobrar sea fácil para 40.000 autónomos. Somos 35 personas, trabajamos en remoto y mimamos el código: revisamos todo, probamos todo.

Buscamos ingeniera o ingeniero de software sénior para el núcleo de pagos.

Imprescindible: 5 años con Java y Spring Boot, SQL, pruebas automáticas.
Deseable: Kubernetes, Kafka, certificación AWS, Grado en Ingeniería Informática, inglés B2.

Qué ofrecemos: de 48.000 a 56.000 €, horario flexible, guardias pagadas y un presupuesto para formación. Cuéntanos en una carta breve qué problema difícil has resuelto.`,
    honest: [
      "Dicen que en Fintora miman el código, y ahí es donde quiero estar.",
      "En Nubetia desarrollo una API de pagos con Java y Spring Boot que recibe tres millones de peticiones al día.",
      "El tiempo medio de respuesta era de 480 milisegundos y lo bajé a 190.",
      "Hago guardias una semana al mes, así que las suyas no me asustan.",
      "Llevo algo más de siete años programando: primero en Altamar y, desde febrero de 2022, en Nubetia.",
      "En 2023 me certifiqué con Oracle en Java SE 11.",
      "Kubernetes y Kafka no los he usado; Docker y PostgreSQL, sí.",
      "Mi formación es un ciclo superior de Desarrollo de Aplicaciones Multiplataforma, no una carrera universitaria.",
      "Creo que una buena prueba ahorra más discusiones que una buena reunión.",
    ],
    invented: [
      ["number", "La API de pagos que desarrollo en Nubetia recibe 12 millones de peticiones diarias."],
      ["number", "En Consultores Altamar escribí 900 pruebas unitarias."],
      ["employer", "Antes de Nubetia trabajé en Indra como programadora junior."],
      ["degree", "Soy graduada en Ingeniería Informática y me apasionan los pagos."],
      ["year", "Trabajo en Nubetia desde 2020."],
      ["tool", "Despliego mis servicios en Kubernetes."],
      ["tool", "En nuestra API de pagos usamos Kafka para los eventos."],
      ["certificate", "Tengo también la certificación AWS Certified Developer."],
      ["title", "Como arquitecta de software en Nubetia, reduje el tiempo medio de respuesta de 480 ms a 190 ms."],
    ],
  },
];
