/** As many rows as the schema of facts takes. */
export const limits = { jobs: 60, lines: 60, papers: 80, skills: 200, languages: 30, links: 20, plain: 300 } as const;
export type RowList = keyof typeof limits;
