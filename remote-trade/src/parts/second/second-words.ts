/** What second contracts say. */
import { useLingui } from '@lingui/react/macro'
import type { SecondResult } from '@shared/money'
import { useFigures } from '../words/figures.ts'
import type { SecondFault } from './second.model.ts'

/** What is wrong with a field. */
export function useStakeWords(): (fault: SecondFault) => string {
  const { t } = useLingui()
  const { exact } = useFigures()
  return fault => {
    switch (fault.name) {
      case 'too-many': {
        const { n } = fault
        return t`You've reached the limit of ${n} second contracts. Wait for one to end.`
      }
      case 'stake-missing':
        return t`Enter a stake`
      case 'stake-range': {
        const [min, max] = [exact(fault.min), exact(fault.max)]
        const unit = 'USDT'
        return t`Enter ${min} to ${max} ${unit}`
      }
      case 'stake-step': {
        const step = exact(fault.step)
        const unit = 'USDT'
        return t`Enter a multiple of ${step} ${unit}`
      }
      case 'stake-limit': {
        const [limit, left] = [exact(fault.n), exact(fault.left)]
        return t`You can have up to ${limit} staked at once. ${left} left.`
      }
      case 'expires-closed':
        return t`The market closes before then`
    }
  }
}

export function useRoundNames() {
  const { t } = useLingui()
  const results: Record<SecondResult, string> = {
    win: t({ message: 'Profit', context: 'result' }),
    tie: t({ message: 'Unchanged', context: 'result' }),
    loss: t({ message: 'Loss', context: 'result' }),
    voided: t({ message: 'Void', context: 'result' }),
  }
  return {
    result: (result: SecondResult) => results[result],
    /** "60 s" */
    seconds: (seconds: number) => t`${seconds} s`,
  }
}
