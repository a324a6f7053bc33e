/** What a person pays and gets, to two places of money; a press shows every digit. */
import { big } from '@shared/money'
import { ExactAmount, type ExactProps } from './exact-amount.tsx'

type Props = ExactProps & {
  /** Inside of another button. */
  plain?: boolean
  /** What it is of, where no unit is drawn. */
  currency?: string
}

/** What a person pays: rounded up. What is given to them instead has a plus, and is rounded down. */
export function Paid({ value, ...rest }: Props) {
  const given = value?.startsWith('-') ? big(value).neg().toString() : undefined
  if (given !== undefined) return <ExactAmount towards="down" value={given} sign {...rest} />
  return <ExactAmount towards="up" value={value} {...rest} />
}

/** What a person gets or has: rounded down. */
export const Got = (props: Props) => <ExactAmount towards="down" {...props} />
