export const checkSteps = [
  ["Types", "tsc", "-b"],
  ["Lint, format and import rules", "biome", "check", "--error-on-warnings", "."],
  ["Dead code", "knip"],
];
