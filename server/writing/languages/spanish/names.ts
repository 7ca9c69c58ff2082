import { isLanguageSkill } from "../../facts/language-skill.ts";
import type { Credential, Post, Skill } from "../../facts/profile.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { withAccents } from "./accents.ts";
import { isForeign, isForeignTerm } from "./foreign.ts";
import { agreementOf, isInfinitive, withArticle } from "./gender.ts";
import { languageName } from "./language-names.ts";
import { LAW, lowerFirst } from "./lower-first.ts";
import { offeredWords, workOfDoers } from "./offered-words.ts";

/** "el Hospital San Telmo", "la Universidad de Cádiz"; names that begin with no common noun stand alone. */
export function companyName(name: string): string {
  const [first = ""] = name.split(/\s/u);
  const word = /^casa hogar /iu.test(name) ? "casa hogar" : first.toLowerCase();
  if (/^(?:UNAM|UAM|UBA|UNED|UPV|UNESCO|ONU|OIT|UE)$/u.test(name)) return `la ${name}`;
  if (name.split(/\s/u).length < 2) return name;
  if (MASCULINE_HEADS.test(word)) return `el ${name}`;
  if (FEMININE_HEADS.test(word)) return `la ${name}`;
  return name;
}

/** "el hospital", "la gestoría" for a place that was named in full before; null where the name tells no such word. */
export function placeWord(name: string): string | null {
  const full = companyName(name);
  const [article = "", head = ""] = full.split(" ");
  return full === name || !/^\p{Lu}\p{Ll}+$/u.test(head) ? null : `${article} ${head.toLowerCase()}`;
}

const MASCULINE_HEADS =
  /^(?:hospital|hotel|colegio|instituto|ayuntamiento|restaurante|grupo|banco|centro|museo|teatro|taller|bar|café|gimnasio|laboratorio|conservatorio|consorcio|ministerio|cabildo|concello|club|servicio|despacho|estudio|obrador|mesón|asador|albergue|camping|parador|supermercado|hostal|complejo|liceo|parque|puerto|aeropuerto|consulado|observatorio|ceip|ies|archivo|departamento|juzgado|tribunal|frigorífico|salón|sindicato|patronato|aserradero|vivero|astillero|bufete|consultorio|sanatorio|polideportivo)$/u;
const FEMININE_HEADS =
  /^(?:clínica|universidad|university|universitat|universidade|université|residencia|escuela|academia|farmacia|tienda|panadería|pastelería|fundación|asociación|biblioteca|librería|consejería|diputación|cooperativa|cafetería|editorial|agencia|asesoría|gestoría|guardería|ludoteca|peluquería|carpintería|imprenta|bodega|taberna|federación|cámara|oficina|empresa|compañía|junta|comunidad|generalitat|xunta|ong|finca|granja|fábrica|federación|mancomunidad|policlínica|ferretería|frutería|floristería|óptica|autoescuela|inmobiliaria|mutua|caja|catedral|parroquia|mediateca|galería|parrilla|escola|cervecería|heladería|lavandería|tintorería|papelería|juguetería|herboristería|perfumería|droguería|charcutería|carnicería|pescadería|churrería|joyería|relojería|cerrajería|tapicería|mercería|zapatería|constructora|consultora|distribuidora|municipalidad|alcaldía|secretaría|unidad|notaría|procuraduría|fiscalía|delegación|facultad|naviera|aseguradora|embotelladora|mutualidad|casa hogar)$/u;

/** A Spanish title as it stands in a sentence: small letters; other titles as typed. */
export const titleName = rememberTexts((typed): string => {
  const title = withAccents(typed);
  if (WORK.test(title)) return toSmall(title);
  if (!SURELY_SPANISH.test(title) && (isForeign(title) || !isSpanishTitle(title))) return title;
  return title
    .split(" ")
    .map((word, at) => (at === 0 || COMMON.test(word) ? toSmall(word) : word))
    .join(" ");
});

/** "Desarrollador front-end" is Spanish whatever follows. */
const SURELY_SPANISH =
  /^(?:\p{Lu}\p{Ll}+(?:dora?|tora|sora?|er[oa]|ista|[íé]?nic[oa]|ari[oa]|ógrafo|ógrafa|ogad[oa])|Analista|Técnic[oa]|Jefe|Jefa|Responsable|Encargad[oa])(?= )/u;

/** First words that Spanish titles have, by their endings. */
function isSpanishTitle(title: string): boolean {
  const first = title.split(/[\s/,(]/u)[0] ?? "";
  return (
    /^\p{Lu}\p{Ll}+(?:[oa]|dor|tor|sor|ista|ente|enta|ante|able)$/u.test(first) ||
    /^(?:Jefe|Chef|Monitor|Auxiliar|Oficial|Peón|Capitán|Gerente|Chófer|Repartidor|Albañil|Aprendiz|Juez|Tornero)$/u.test(
      first,
    )
  );
}

const COMMON =
  /^(?:\p{Lu}\p{Ll}+(?:ción|ciones|sión|dad|dades|ería|ero|era|eros|eras|ador|adora|edor|edora|ista|istas|ivo|iva|ivos|ivas|ico|ica|icos|icas|ología|encia|encias|ario|aria|arios|arias|al|ales|ento|aje|ura|ente|ante|dor|dora|ado|ada)|Sala|Cocina|Almacén|Tienda|Planta|Caja|Barra|Obra|Turno|Equipo|Zona|Área|Taller|Calidad|Producto|Datos|Inglés|Francés|Alemán|Limpieza|Compras|Noche|Día|Pasillo|Geriatría|Pediatría|Enfermería|Idiomas|Lengua|Piso|Pisos|Pedidos|Mesa|Vinos)$/u;

function toSmall(word: string): string {
  return /^\p{Lu}[\p{Lu}\d]/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
}

/** The title without its department, and the department if it was given after a comma, dash or in brackets. */
export function titleParts(title: string): { head: string; place: string | null } {
  const parts = /^(.+?)\s*(?:,|\s[–—-]\s|\()\s*(.+?)\)?$/u.exec(title);
  if (!parts?.[1] || !parts[2]) return { head: titleName(title), place: null };
  // Years beside a title are no department.
  if (/\d{4}/u.test(parts[2])) return { head: titleName(parts[1].trim()), place: null };
  return { head: titleName(parts[1].trim()), place: `(${toSmallPlace(parts[2].trim())})` };
}

function toSmallPlace(place: string): string {
  const [first = ""] = place.split(" ");
  return COMMON.test(first) ? toSmall(place) : place;
}

/** "como enfermera (urgencias)". */
export function asTitle(post: Post): string {
  const { place } = titleParts(post.title);
  return place ? `${asHead(post)} ${place}` : asHead(post);
}

/** The same without the department. */
export function asHead({ title }: Post): string {
  const { head } = titleParts(title);
  const learner = LEARNER.exec(head)?.[1];
  if (learner) return `como ${learner} en prácticas`;
  return `${WORK.test(head) ? "en" : "como"} ${head}`;
}

/** "Prácticas de instalador fotovoltaico"; "prácticas de enfermería" name the work. */
const LEARNER = /^prácticas (?:de|como) (\p{L}+(?:d[oe]ra?|er[oa]|ista|ic[oa]|iar|nte)(?: .+)?)$/iu;

/** Titles that name the work and nobody who does it: "soporte técnico", "servicio social". */
const WORK =
  /^(?:administración|atención|cocina|compras|contabilidad|cuidado|docencia|limpieza|logística|mantenimiento|marketing|prácticas|producción|recepción|recursos|servicio|soporte|ventas|voluntariado)(?!\p{L})/iu;

/** "triaje, curas y Epic"; items that hold a comma outside brackets are parted by semicolons. */
export function listOf(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  const heavy = items.some((item) => item.replace(/\([^)]*\)/gu, "").includes(","));
  const head = items.slice(0, -1).join(heavy ? "; " : ", ");
  return `${head}${heavy ? ";" : ""} y ${items.at(-1)}`;
}

/** A skill as it stands in a list: Spanish ones in small letters, others as typed. */
export function skillName({ text }: Skill): string {
  return nameOfSkill(text);
}

const nameOfSkill = rememberTexts((typed): string => {
  const text = withAccents(typed);
  const offered = offeredWords.get(text.toLowerCase());
  if (offered) return offered;
  if (isLanguageSkill(text)) return languageName(text);
  if (LAW.test(text)) return withArticle(text);
  const [doer = ""] = /^\p{L}+ \p{L}+/u.exec(text) ?? [];
  const work = workOfDoers.get(doer.toLowerCase());
  if (work) return work + text.slice(doer.length);
  const [first = "", second = ""] = text.split(" ");
  const isPlain = COMMON.test(first) || (/^\p{Ll}/u.test(second) && !isForeign(text));
  return isPlain ? lowerFirst(text) : text;
});

/** The same with an article where the word is a Spanish noun; null for infinitives and words of another language. */
export function skillWithArticle(skill: Skill): string | null {
  const name = skillName(skill);
  return isForeignTerm(name) || isInfinitive(name.split(" ")[0] ?? "") ? null : withArticle(name);
}

/** "el Grado en Enfermería", "el título de Técnico en Cocina", "el certificado «BLS»". */
export function credentialName({ text, kind }: Credential): string {
  const typed = withAccents(
    text.replace(/ \((?:en curso|cursando|previst[oa][^)]*)\)/iu, "").replace(/[\s.,;]+$/u, ""),
  );
  const told = typed.replace(OBTAINED, "");
  if (told !== typed) return withArticle(told.replace(/,? (?:en|de) (?:19|20)\d\d$/u, ""));
  const [first = ""] = typed.split(/[\s(]/u);
  const word = first.toLowerCase();
  if (/^(?:el|la|un|una|mi)$/u.test(word)) return toSmall(typed);
  if (PERSONS.test(word)) return `el título de ${typed}`;
  if (PAPERS.test(word))
    return `${agreementOf(word)?.gender === "f" ? "la" : "el"} ${SMALL_PAPERS.test(word) ? toSmall(typed) : typed}`;
  // Nobody is awarded hours: "Contabilidad con Sage 50 (180 horas)" was a course.
  if (/\(\d+ ?(?:h|horas)\)/iu.test(typed)) return `la formación «${typed}»`;
  if (kind === "licence") return `la acreditación «${typed}»`;
  if (kind === "certificate")
    return /certif/iu.test(typed) ? `la acreditación «${typed}»` : `el certificado «${typed}»`;
  return isForeign(typed) || /^\p{Lu}\p{L}*\.?\p{Lu}/u.test(typed) ? `el título «${typed}»` : `el título de ${typed}`;
}

/** "He terminado el certificado …", "tengo el carné B": how somebody came by it. */
const OBTAINED =
  /^(?:he (?:terminado|obtenido|aprobado|hecho|sacado|completado)|tengo|obtuve|terminé|aprobé|saqué|completé|poseo|cuento con|dispongo de) /iu;

/** Whether it is learning and no card or permit: those are no part of an education. */
export function isDegree({ text, kind }: Credential): boolean {
  return (
    kind === "degree" && !/^(?:colegiación|carn[eé]t?|permiso|licencia|habilitación|acreditación)(?!\p{L})/iu.test(text)
  );
}

const PERSONS =
  /^(?:técnic[oa]|graduad[oa]|licenciad[oa]|diplomad[oa]|ingenier[oa]|enfermer[oa]|maestr[oa]|arquitect[oa]|monitora?|auxiliar|experto|experta|oficial|bachiller|doctora?|fp|eso)$/u;
const PAPERS =
  /^(?:ciclo|tecnicatura|profesorado|grado|licenciatura|diplomatura|máster|doctorado|bachillerato|título|titulación|curso|certificado|certificación|carnet|carné|permiso|licencia|diploma|formación|colegiación|acreditación|habilitación|postgrado|posgrado|ingeniería|especialidad|especialización|taller|seminario|habilitación)$/u;
const SMALL_PAPERS =
  /^(?:ciclo|título|titulación|curso|certificado|certificación|carnet|carné|permiso|licencia|diploma|formación|colegiación|acreditación|habilitación)$/u;
