import {
  isBinaryExpression,
  isCallExpression,
  isImportDeclaration,
  isJsxAttribute,
  isJsxText,
  isLiteralTypeNode,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  type SourceFile,
  type TemplateExpression,
} from "typescript/unstable/ast";

/** Texts of one file as `path:line  text`; what a program puts in stands as {…}. */
export function textsOf(source: SourceFile, path: string): string[] {
  const texts: string[] = [];
  const server = !path.startsWith("client/");
  const visit = (node: Node): void => {
    if (isNoText(node)) return;
    const text = textIn(node);
    if (text !== undefined && (isJsxText(node) ? /\p{L}/u.test(text) : readsAsText(text, server))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      texts.push(`${path}:${line + 1}  ${text.replaceAll(/\s+/g, " ").trim()}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return texts;
}

const attributesOfMachines = new Set(["className", "id", "to", "href", "d", "viewBox", "key", "style", "rel", "src"]);

/** Places whose strings only programs read. */
function isNoText(node: Node): boolean {
  if (isImportDeclaration(node) || isLiteralTypeNode(node) || isTaggedTemplateExpression(node)) return true;
  if (isJsxAttribute(node)) return attributesOfMachines.has(node.name.getText());
  if (isNewExpression(node)) return node.expression.getText() === "RegExp";
  if (isBinaryExpression(node)) return /[=!]==?/.test(node.operatorToken.getText());
  return isCallExpression(node) && /^(log|logger)\.|\.(query|exec)$|^(cx|sql)$/.test(node.expression.getText());
}

function textIn(node: Node): string | undefined {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isJsxText(node)) return node.text;
  return isTemplateExpression(node) ? withGaps(node) : undefined;
}

const withGaps = ({ head, templateSpans }: TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join("{…}");

/** A sentence or a label: words with spaces that are neither class names nor SQL; on the page one capitalized word too. */
function readsAsText(text: string, server: boolean): boolean {
  const plain = text.trim();
  const isSentence = /[.?…]$/.test(plain);
  if (/^[A-Z][a-z]+$/.test(plain)) return !server;
  if (!/\p{L}{2}/u.test(plain) || !/\s/.test(plain)) return false;
  if (isSentence) return true;
  if (server && /^(select|insert|update|delete|with|create|copy|alter|set|drop|attach|begin)\b/i.test(plain))
    return false;
  if (/[{}<>;]/.test(plain.replaceAll("{…}", ""))) return false;
  return /[A-Z{]/.test(plain) || !/[-:[]/.test(plain);
}
