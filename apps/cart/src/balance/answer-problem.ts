/** Why nothing was noted: no reason given; too often; answered by the shop meanwhile, or nothing owed; unknown;
 * no code or amount that can be read; more than is owed; no such day. */
const problems = ["reason", "often", "settled", "unreachable", "claim", "much", "day"] as const;
export type AnswerProblem = (typeof problems)[number];
export const parseAnswerProblem = (text: unknown): AnswerProblem | undefined => problems.find((one) => one === text);
