INSERT INTO "COPY" ("area", "TOTAL", "LAST", "ORDERS") WITH n16 AS (SELECT "ID"::number(18, 0) AS c13, "REGION" COLLATE 'utf8' AS c14, "AMOUNT" AS c15 FROM "ORDERS"),
n17 AS (SELECT * FROM n16 WHERE (c15 > 100::numeric)),
n19 AS (SELECT *, (c15 * (2)::numeric) AS c18 FROM n17),
n24 AS (SELECT c14 AS c20, (CASE WHEN abs(sum(c18)) < 10000000000000 THEN (sum(c18))::text WHEN sum(c18) IS NOT NULL THEN 'added differently' END)::number(38, 2) AS c21, max(c13) AS c22, count(*) AS c23 FROM n19 GROUP BY c14)
SELECT c20 AS "area", c21 AS "TOTAL", c22 AS "LAST", c23 AS "ORDERS" FROM n24;
