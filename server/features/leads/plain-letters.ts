import { type SQL, sql } from "drizzle-orm";

// Letters that have an accent, and each of them without, in the same order. An index is made of them: they stay as they are.
const ACCENTED = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬ";
const MORE_ACCENTED =
  "ĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțǍǎΆΈΉΊΌΎΏΪΫάέήίϊϋόύώЁё";
const PLAIN = "AAAAAACEEEEIIIINOOOOOOUUUUYaaaaaaceeeeiiiinoooooouuuuyyAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiI";
const MORE_PLAIN = "iIiIiJjKkLlLlLlLlNnNnNnOoOoOoRrRrRrSsSsSsSsTtTtUuUuUuUuUuUuWwYyYZzZzZzSsTtAaΑΕΗΙΟΥΩΙΥαεηιιυουωЕе";

/** Text without accents, as both sides of a search have it: "jurgen" finds "Jürgen". As literals, or the index is not used. */
export function plainLetters(text: SQL): SQL {
  return sql`translate(${text}, ${sql.raw(`'${ACCENTED}${MORE_ACCENTED}'`)}, ${sql.raw(`'${PLAIN}${MORE_PLAIN}'`)})`;
}
