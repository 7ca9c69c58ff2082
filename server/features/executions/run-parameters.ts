import { AppError } from "#server/errors.ts";
import { bindParameters } from "#shared/workflows/bind-parameters.ts";
import { type BoundParameter, type ParameterValues, valueProblem } from "#shared/workflows/parameter.schema.ts";
import { parameterFinder } from "#shared/workflows/placeholders.ts";
import { askedBy, toBound } from "./stored-workflow.ts";

/** @throws AppError malformed, with the parameter, for a value that does not fit or that nothing asks for */
export function bindGiven(workflow: { parameters: unknown }, given: ParameterValues): BoundParameter[] {
  const parameters = askedBy(workflow);
  const bound = bindParameters(parameters, given);
  const wrong = [
    ...Object.keys(given)
      .filter((name) => !parameters.some((parameter) => parameter.name === name))
      .map((name) => [name, "This workflow has no such parameter"] as const),
    ...bound.flatMap(({ name, type, value }) => {
      const problem = valueProblem(type, value);
      return problem === null ? [] : [[name, problem] as const];
    }),
  ];
  const [first] = wrong;
  if (!first) return bound;
  const fields = Object.fromEntries(wrong.map(([name, problem]) => [`parameters.${name}`, [problem]]));
  throw new AppError("malformed", `Parameter “${first[0]}”: ${first[1]}`, { fields });
}

/** A workflow's parameters reach those that it runs, by their names. */
export function withInner(own: readonly BoundParameter[], inner: readonly BoundParameter[]): BoundParameter[] {
  const known = parameterFinder(own);
  return [...own, ...inner.filter(({ name }) => !known(name))];
}

/** The values of an earlier run that this version of the workflow asks for too. */
export function valuesStillAsked(run: { parameters: unknown }, workflow: { parameters: unknown }): ParameterValues {
  const asked = askedBy(workflow);
  const same = toBound(run).filter(({ name, type }) => asked.some((one) => one.name === name && one.type === type));
  return Object.fromEntries(same.map(({ name, value }) => [name, value]));
}
