/** One call of a walk, with an input made of what was answered before. */
import type { Call, InputOf } from '@shared/contract'
import type { Exam, Who } from '../exam.ts'
import { randomText } from '../seal.ts'

export type Step = {
  call: Call
  who: Who
  /** A text: why it cannot be asked. */
  input(exam: Exam): object | string
}

export const step = <C extends Call, const I extends InputOf<C> | string>(
  call: C,
  who: Who,
  input: (exam: Exam) => I,
): Step => ({
  ...{ call, who },
  input: input as Step['input'],
})

/** Of calls that need nothing said. */
export const plain = (who: Who, ...some: readonly Call[]): Step[] =>
  some.map(call => ({ call, who, input: () => ({}) }))

/** An id such as a confirm sheet makes. */
export const newOrderId = (): string => randomText(24)
export const order = () => ({ clientOrderId: newOrderId() })

/** The first rows of a list. */
export const few = { pageNo: 1, pageSize: 5 } as const

/** One after the other, as the phone would: each may need what came before. */
export async function walk(exam: Exam, steps: readonly Step[]): Promise<void> {
  for (const { call, who, input } of steps) {
    const given = !exam.has(call.feature)
      ? `its feature "${call.feature}" is not told`
      : who !== 'visitor' && !exam.tokens[who]
        ? 'nobody is signed in'
        : input(exam)
    if (typeof given === 'string') exam.outcome(call, 'not asked', given)
    else await exam.ask(call, given, who)
  }
}
