/** The five pieces of state that the specification names beside token and user (section 3). */
import type { OutputOf, PositionsSummary, secondHeadCall } from '@shared/contract'
import { atom } from 'jotai'
import { perUserAtom } from './per-user.ts'

export type CountryInfo = { english_name: string; chinese_name: string; country_code: string; phone_code: string }

export const countryInfoAtom = atom<CountryInfo>({
  english_name: 'United States',
  chinese_name: '美国',
  country_code: 'US',
  phone_code: '1',
})
export const tradeAssetInfoAtom = perUserAtom<OutputOf<typeof secondHeadCall> | null>('tradeAssetInfo', null)
export const positionsSummaryAtom = perUserAtom<PositionsSummary | null>('positionsSummary', null)
export const commonConfigAtom = atom<Record<string, string>>({})
export const addressAtom = perUserAtom<string>('address', '')

/** Beside them: replies of the live chat that nobody has read, while it is not on the screen. */
export const chatUnreadAtom = perUserAtom<number>('chatUnread', 0)
