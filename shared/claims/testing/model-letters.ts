import type { Language } from "#shared/letters/letter.schema.ts";

/** Letters as a language model writes them for people of the sets; what stands in brackets is invented. */
export const modelLetters: readonly { language: Language; company: string; paragraphs: string }[] = [
  {
    language: "en",
    company: "Rowan House",
    paragraphs: `I am writing to apply for the position of Deputy Manager at Rowan House. With nearly twelve years in care behind me, I believe I would be a strong addition to your home. In my current role at Beechfield Lodge I lead a shift of six carers on a dementia unit with twenty residents. During my time there, medication errors were reduced from nine in 2021 to two in 2024. [I also oversaw the recruitment of eleven new carers.] I carry out medication rounds twice a day and plan care in Nourish. My NVQ Level 3 in Health and Social Care, which I completed at Derby College in 2017, gave me a solid foundation. [I have since added a Level 5 Diploma in Leadership.] Before that, I spent three and a half years as a home carer with Sunrise Homecare, visiting ten people a day. [I am also fully trained in PCS.] I am fluent in Urdu, which allows me to speak with residents and their families in their own language. I would welcome the opportunity to discuss how I could support your twelve carers.`,
  },
  {
    language: "en",
    company: "Brook Lane Vets",
    paragraphs: `Your vacancy for a Registered Veterinary Nurse caught my attention at once. For more than six years I have worked at Meadow Animal Hospital in Shrewsbury. Each week I monitor anaesthesia in around fifteen operations. I am proud that we reduced cancelled appointments from 18% to 12%. [My work was recognised with the Nurse of the Year award.] As a clinical coach since 2023, I train two student nurses. I hold a Level 3 Diploma in Veterinary Nursing from Harper Adams University and am registered with the RCVS. My skills include radiography, bandaging and dental charting. [I have extensive experience with IDEXX analysers.] Earlier in my career I cared for forty dogs at Ironbridge Kennels. [I then spent a year with Vets4Pets in Telford.] I am excited by the prospect of joining a team of eleven. Thank you for considering my application.`,
  },
  {
    language: "de",
    company: "Sparkasse Lahntal",
    paragraphs: `Mit großem Interesse habe ich Ihre Stellenanzeige gelesen und bewerbe mich als Kundenberaterin in Ihrer Filiale in Marburg. Seit August 2019 arbeite ich als Bankkauffrau im Service der Volksbank Mittelhessen in Gießen. Dort berate ich täglich etwa 20 Kunden. Die Abschlussquote bei Bausparverträgen konnte ich von 8 auf 14 Prozent steigern. [Für diese Leistung wurde ich 2023 als beste Beraterin ausgezeichnet.] In Urlaubszeiten vertrete ich die Filialleitung. Meine Ausbildung zur Bankkauffrau habe ich 2019 abgeschlossen. [Danach habe ich den Bachelor in Betriebswirtschaft erworben.] Den Sachkundenachweis nach § 34d GewO besitze ich seit 2022. Im Umgang mit agree21 und Excel bin ich sicher. [Auch OSPlus nutze ich seit drei Jahren.] In meiner Freizeit trainiere ich eine Handballmannschaft mit 14 Spielerinnen. Über die Einladung zu einem persönlichen Gespräch freue ich mich sehr.`,
  },
  {
    language: "de",
    company: "Mensa Steinfurt",
    paragraphs: `Hiermit bewerbe ich mich um die Stelle als Köchin in der Mensa Steinfurt zum 1. Februar 2027. Meine Ausbildung zur Köchin habe ich von 2013 bis 2016 im Hotel Kaiserhof Münster absolviert. Anschließend war ich über fünf Jahre im Gasthof zur Linde in Telgte tätig, wo wir abends 70 Gäste à la carte bewirteten. [Zuletzt war ich dort stellvertretende Küchenchefin.] Seit März 2022 bin ich Beiköchin im Seniorenzentrum Marienhof und bereite 240 Mittagessen zu. Die Speiseabfälle konnte ich um 20 % verringern. [Zudem habe ich die Kosten um 15 % gesenkt.] Eine HACCP-Schulung habe ich 2023 besucht. Diätküche und die Kalkulation des Wareneinsatzes gehören zu meinen Stärken. [Die Kombidämpfer von Rational beherrsche ich sicher.] Die geregelten Arbeitszeiten kommen mir sehr entgegen. Gerne überzeuge ich Sie in einem Probearbeiten.`,
  },
  {
    language: "fr",
    company: "Maison Tilleul",
    paragraphs: `Votre annonce pour le poste de responsable adjointe de magasin a retenu toute mon attention. Depuis avril 2019, je suis conseillère de vente à l'Atelier du Drap, à Rennes. J'y ai contribué à faire passer le panier moyen de 62 à 78 euros. Je réalise les vitrines tous les deux mois et j'ai accompagné quatre alternants. [J'ai également géré le budget du rayon, soit 250 000 euros.] Titulaire d'un BTS Management des unités commerciales obtenu en 2019, je maîtrise le merchandising et la caisse. [Ma maîtrise de Cegid sera immédiatement utile.] J'ai par ailleurs travaillé comme vendeuse saisonnière à Saint-Malo pendant les étés 2016 et 2017. [Une expérience de deux ans aux Galeries Lafayette complète mon parcours.] Je suis secouriste du travail depuis 2024. Mon anglais est de niveau B1. Je serais ravie de vous rencontrer pour vous exposer mes motivations.`,
  },
  {
    language: "fr",
    company: "Primeurs Jaubert",
    paragraphs: `Actuellement à la recherche d'un poste stable, je vous propose ma candidature comme chauffeur-livreur. J'ai été livreur à vélo pendant deux ans, avec 20 à 25 courses par jour. D'avril à octobre 2026, j'ai travaillé en intérim chez Transports Mistral, où je livrais 40 colis par tournée. [J'y ai formé trois nouveaux chauffeurs.] Titulaire du permis B depuis 2022, je connais les contraintes du métier. [Je possède aussi le permis C.] Mon bac professionnel Commerce, obtenu en 2021, m'a donné le sens du client. J'ai suivi en 2026 la formation Gestes et postures. [J'ai obtenu le prix du meilleur livreur en 2025.] Bénévole, j'entraîne quinze enfants au football. Les horaires de 4 h à 11 h me conviennent parfaitement. Dans l'attente de votre réponse, je vous prie d'agréer mes salutations distinguées.`,
  },
  {
    language: "es",
    company: "Restaurante La Sirga",
    paragraphs: `Me dirijo a ustedes para presentar mi candidatura al puesto de cocinero en La Sirga. De marzo de 2022 a septiembre de 2026 trabajé como cocinero de partida en Casa Oubiña, en Cambados. Allí me ocupaba de pescados y mariscos para 60 cubiertos por servicio. Conseguí rebajar la merma del 12 % al 8 %. [También dirigí un equipo de cuatro cocineros.] Anteriormente fui ayudante de cocina en el Hotel Peregrino de Sarria, donde preparaba desayunos para 90 huéspedes. Soy titulado en Cocina y Gastronomía por el CIFP Paseo das Pontes. [Completé mi formación con un curso en el Basque Culinary Center.] Tengo el carné de manipulador de alimentos desde 2024. [Domino la brasa Josper.] Controlo los alérgenos con rigor. Quedo a su disposición para una entrevista.`,
  },
  {
    language: "es",
    company: "Hospital San Telmo",
    paragraphs: `Les escribo para solicitar el puesto de enfermera de quirófano. Soy graduada en Enfermería por la Universidad de Almería desde 2018. Desde septiembre de 2022 trabajo como enfermera de quirófano en el Hospital Torrevieja Norte, donde instrumento unas 20 intervenciones de traumatología por semana. [Además coordino a un equipo de seis enfermeras.] He sido tutora de tres alumnas de prácticas. Entre julio de 2018 y junio de 2022 atendí a 12 pacientes por turno en la Clínica Nuestra Señora del Mar. Tengo experiencia en esterilización y en SAP. [Cuento con un máster en enfermería quirúrgica.] En 2025 obtuve el certificado de soporte vital avanzado. [Llevo dos años registrando en Selene.] Mi nivel de inglés es B1. Estaría encantada de conocerles en una entrevista personal.`,
  },
];
