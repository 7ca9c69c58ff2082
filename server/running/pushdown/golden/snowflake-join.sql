WITH n24 AS (SELECT "ID"::number(18, 0) AS c19, "REGION" COLLATE 'utf8' AS c20, "AMOUNT" AS c21, "the day" AS c22, "PAID" AS c23 FROM "ORDERS"),
n27 AS (SELECT "REGION" COLLATE 'utf8' AS c25, "HEAD" COLLATE 'utf8' AS c26 FROM "REGIONS"),
n35 AS (SELECT c19 AS c28, c20 AS c29, c21 AS c30, c21 AS c31, c22 AS c32, c23 AS c33, c26 AS c34 FROM n24 LEFT JOIN n27 ON c20 = c25),
n36 AS (SELECT * FROM n35 WHERE ((c28 >= 2 AND c28 <= 30)) AND (c32 < '2026-01-20'::date) AND ((left(c29, length(('n' COLLATE 'utf8'))) = ('n' COLLATE 'utf8'))) AND (NOT coalesce((position(('\\' COLLATE 'utf8') IN c29) > 0), false)) AND (trim(c29, '                　') <> '') AND (((c28 > 0) AND (c32 <> '2026-01-05'::date) AND (c29 <> ('it''s' COLLATE 'utf8')))))
SELECT (c28)::text AS o0, c29 AS o1, (c30)::text AS o2, (c32)::text AS o3, (c33)::text AS o4, c34 AS o5 FROM n36;
