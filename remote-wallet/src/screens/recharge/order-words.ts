/** What is wrong with a first step, and why it cannot be sent now, in words. */
import { useLingui } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import type { Decimal, TransactionForm } from '@shared/money'
import { useLanguage } from 'shell/i18n'
import { useOfflineReason } from 'shell/screen'
import { useNetworkName } from '../../parts/network-name.ts'
import { usePauseWords } from '../../parts/pause-words.ts'
import type { Network, RechargeFault } from './recharge.model.ts'

/** @param currency stands behind the limits */
export function useFaultWords({ rechargeMin, rechargeMax }: Network, currency: string): Record<RechargeFault, string> {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const figure = (value: Decimal | null | undefined) =>
    `${formatDecimal(bcp47, value, { places: 8, minPlaces: 0 })}\u00a0${currency}`
  const least = figure(rechargeMin)
  const most = figure(rechargeMax)
  return {
    missing: t`Enter an amount`,
    'not-positive': t`Enter an amount above 0`,
    below: t`The minimum is ${least}`,
    above: t`The maximum is ${most}`,
  }
}

/** Why nothing can be sent now. @param unpriced what the bank is to be paid is not known */
export function useReason(
  network: Network,
  { uploading, unpriced }: { uploading: boolean; unpriced: boolean },
): string | undefined {
  const { t } = useLingui()
  const offline = useOfflineReason()
  const pauseWords = usePauseWords()
  const name = useNetworkName()(network.network)
  if (offline) return offline
  if (network.paused) {
    const why = pauseWords(network.paused)
    return t`${name} is paused: ${why}`
  }
  if (unpriced) return t`Waiting for the exchange rate`
  return uploading ? t`Uploading your pictures` : undefined
}

/** What a transaction's id must look like on this network. */
export function useTransactionWords(network: string): Record<TransactionForm, string> {
  const { t } = useLingui()
  const other = t`Check the transaction ID`
  return {
    hex: t`A ${network} transaction ID has 64 characters: 0–9 and a–f`,
    '0x-hex': t`A ${network} transaction ID starts with 0x, followed by 64 characters: 0–9 and a–f`,
    reference: other,
    unknown: other,
  }
}
