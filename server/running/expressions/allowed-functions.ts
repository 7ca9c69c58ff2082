/**
 * The functions that an expression may call: they compute from what they are given and nothing else. Left out on purpose
 * is what reads files, settings or the environment, what differs from call to call, and what makes long values from
 * short ones (`repeat`, `range`).
 */
export const allowedFunctions: ReadonlySet<string> = new Set([
  ...["+", "-", "*", "/", "//", "%", "^", "**", "||", "@"],
  ...["~~", "!~~", "~~*", "!~~*", "like_escape", "not_like_escape", "ilike_escape", "not_ilike_escape"],
  ...["abs", "ceil", "ceiling", "floor", "round", "trunc", "sign", "sqrt", "cbrt", "exp", "ln", "log", "log10", "log2"],
  ...["pow", "power", "mod", "fmod", "pi", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "degrees", "radians"],
  ...["greatest", "least", "nullif", "isnan", "isfinite", "isinf", "add", "subtract", "multiply", "divide"],
  ...[
    "lower",
    "upper",
    "lcase",
    "ucase",
    "trim",
    "ltrim",
    "rtrim",
    "length",
    "len",
    "strlen",
    "left",
    "right",
    "reverse",
  ],
  ...["substring", "substr", "replace", "translate", "concat", "concat_ws", "contains", "starts_with", "ends_with"],
  ...["prefix", "suffix", "instr", "position", "strpos", "split_part", "ascii", "unicode", "chr", "md5", "sha256"],
  ...["regexp_matches", "regexp_full_match", "regexp_replace", "regexp_extract", "strip_accents", "nfc_normalize"],
  ...["levenshtein", "editdist3", "jaccard", "jaro_similarity", "jaro_winkler_similarity", "hamming"],
  ...["year", "month", "day", "hour", "minute", "second", "quarter", "week", "weekday", "isodow", "dayofweek"],
  ...["dayofmonth", "dayofyear", "yearweek", "isoyear", "decade", "century", "epoch", "dayname", "monthname"],
  ...["date_trunc", "datetrunc", "date_part", "datepart", "date_diff", "datediff", "date_sub", "datesub", "date_add"],
  ...["last_day", "make_date", "make_timestamp", "strftime", "strptime", "try_strptime", "age"],
  ...["to_years", "to_months", "to_weeks", "to_days", "to_hours", "to_minutes", "to_seconds", "to_quarters"],
]);

/** Aggregates: known only to say where they belong. */
export const aggregateNames: ReadonlySet<string> = new Set([
  ...["sum", "avg", "mean", "count", "count_star", "min", "max", "median", "first", "last", "string_agg", "list"],
]);

/** Types that a cast may go to. */
export const allowedTypes: ReadonlySet<string> = new Set([
  ...["TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT", "FLOAT", "DOUBLE", "DECIMAL", "VARCHAR", "DATE"],
  ...["TIMESTAMP", "BOOLEAN", "TIME"],
]);
