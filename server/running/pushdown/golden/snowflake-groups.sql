WITH n20 AS (SELECT "ID"::number(18, 0) AS c15, "REGION" COLLATE 'utf8' AS c16, "AMOUNT" AS c17, "the day" AS c18, "PAID" AS c19 FROM "ORDERS"),
n26 AS (SELECT c16 AS c21, c19 AS c22, (CASE WHEN abs(sum(c17)) < 10000000000000 AND (booland_agg(c17 >= 0) OR booland_agg(c17 <= 0)) THEN (sum(c17))::text WHEN sum(c17) IS NOT NULL THEN 'added differently' END)::number(38, 2) AS c23, sum(c15) AS c24, min(c18) AS c25 FROM n20 GROUP BY c16, c19),
n27 AS (SELECT * FROM n26),
n28 AS (SELECT * FROM n27 ORDER BY (c22)::integer DESC NULLS LAST, c21 ASC NULLS LAST LIMIT 3 OFFSET 1)
SELECT c21 AS o0, (c22)::text AS o1, (c23)::text AS o2, (c24)::number(18, 0)::text AS o3, (c25)::text AS o4 FROM n28 ORDER BY (c22)::integer DESC NULLS LAST, c21 ASC NULLS LAST;
