/** A phone in another of the eight languages is offered it once; nothing switches by itself. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { IconButton } from '@shared/ui/icon-button'
import { X } from 'lucide-react'
import { useState } from 'react'
import { setLanguage } from '../surface/i18n/language.ts'
import { chosen, LANGUAGES } from '../surface/i18n/languages.ts'
import { closeLanguageOffer, languageOffer } from '../surface/i18n/offer.ts'
import { toast } from '../surface/overlay/toast.ts'
import css from './bar.module.css'

export function LanguageOffer() {
  const { t } = useLingui()
  const [offer, setOffer] = useState(languageOffer)
  if (!offer) return null
  const { bcp47 } = chosen(offer.code, offer.script ?? 'hans')
  const known = LANGUAGES.find(language => language.code === offer.code)
  const name = known?.scripts?.find(script => script.bcp47 === bcp47)?.name ?? known?.name
  const close = () => {
    closeLanguageOffer()
    setOffer(null)
  }
  const take = () =>
    setLanguage(offer.code, offer.script).then(close, () => toast(t`Couldn't load the language. Try again.`, 'error'))
  return (
    <div role="status" className={css.bar} data-look="brand">
      <Trans>Your phone is set to another language</Trans>
      <Button small look="tonal" lang={bcp47} onClick={() => void take()}>
        {name}
      </Button>
      <IconButton icon={X} label={t({ message: 'Close', context: 'window' })} onClick={close} />
    </div>
  )
}
