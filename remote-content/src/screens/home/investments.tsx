/** The sheet of all investments; its being open stands in the address, its code comes after the first paint. */
import * as to from '@shared/contract/to'
import type { ReactNode } from 'react'
import { useAddressedSheet, useLater } from 'shell/screen'
import type { Investment } from './home.model.ts'
import { load } from './late.tsx'

/** @param live where each leads */
export function useInvestments(live: readonly Investment[]): { open(): void; drawn: ReactNode } {
  const { value, show, frame } = useAddressedSheet(to.home, 'sheet')
  const { parts, bring } = useLater(load)
  const open = async () => {
    if (await bring()) show('invest')
  }
  return {
    open: () => void open(),
    drawn: parts && <parts.InvestmentSheet live={live} {...frame} open={value === 'invest'} />,
  }
}
