/** Says that this phone runs a release of its own, which, and until when: nobody mistakes it for what everybody sees. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoment } from '@shared/format/short-time'
import { IconButton } from '@shared/ui/icon-button'
import { getDefaultStore, useAtomValue } from 'jotai'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import css from '../frame/bar.module.css'
import { acceptOffer, endOverride, offeredAtom, overrideAtom } from '../remotes/override.ts'
import { useLanguage } from '../surface/i18n/language.ts'
import { confirm } from '../surface/overlay/confirm.ts'
import { isQuiet } from './new-shell.ts'

/** So often is looked whether a reload would take nothing from anybody, milliseconds. */
const QUIET = 5000

export function OverrideBadge() {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const given = useAtomValue(overrideAtom)
  useEffect(() => {
    if (!given) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (ms: number) => {
      timer = setTimeout(end, ms)
    }
    const end = () => (isQuiet() ? endOverride() : wait(QUIET))
    wait(Date.parse(given.until) - Date.now())
    return () => clearTimeout(timer)
  }, [given])
  if (!given) return null
  const { unit, release } = given
  const until = formatMoment(bcp47, Date.parse(given.until))
  return (
    <div role="status" className={css.bar} data-look="warning">
      <Trans>
        Trial version: {unit} {release}, until {until}
      </Trans>
      <IconButton icon={X} label={t`Stop using the trial version`} onClick={() => endOverride()} />
    </div>
  )
}

/** Asks whether this phone is to run what a link brought. */
export function OverrideOffer() {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const offered = useAtomValue(offeredAtom)
  useEffect(() => {
    if (!offered) return
    const { unit, release, until } = offered.given
    const time = formatMoment(bcp47, Date.parse(until))
    const question = {
      title: t`Use a trial version?`,
      body: t`This link would run version ${release} of “${unit}” on this device until ${time}. Only continue if you know who sent it.`,
      yes: t`Use trial version`,
      no: t`Not now`,
    }
    getDefaultStore().set(offeredAtom, null)
    void confirm(question).then(yes => (yes ? acceptOffer(offered) : undefined))
  }, [offered, t, bcp47])
  return null
}
