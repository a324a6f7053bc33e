import { useLingui } from '@lingui/react/macro'
import { type Late, useLate } from '@shared/ui/late'
import { useCallback } from 'react'
import { toast } from 'shell/overlay'

export type Later<M> = Pick<Late<M>, 'parts' | 'bring'>

/**
 * A module that the first paint does without (a sheet): it comes right after. Whoever waits for it in vain is told.
 * @param load one import(), the same function each time
 */
export function useLater<M>(load: () => Promise<M>): Later<M> {
  const { t } = useLingui()
  const { parts, bring } = useLate(load)
  const brought = useCallback(async () => {
    const came = await bring()
    if (!came) toast(t`Couldn't load this part. Try again.`, 'error')
    return came
  }, [bring, t])
  return { parts, bring: brought }
}
