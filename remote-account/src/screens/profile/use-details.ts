/** The details as a form: saved at once, asked about before they are left unsaved. */
import { useLingui } from '@lingui/react/macro'
import { type UserInfo, updateProfileCall } from '@shared/contract/calls/account'
import { LEAST_AGE } from '@shared/contract/limits'
import { recentDays } from '@shared/format/days'
import { useForm, useSend } from 'shell/form'
import { serverNow } from 'shell/market-feed'
import { useLeaveGuard } from 'shell/navigation'
import { toast } from 'shell/overlay'
import { refreshUser } from 'shell/session'
import { call } from 'shell/transport'
import { changesOf, type Details, detailsModel, type Fault, type Field, mergedDetails } from './details.model.ts'

/** By the calendar that counts years of age. */
const todayThere = () => recentDays(serverNow(), 1, 'Asia/Shanghai').end

function useWords(): Record<Fault, string> {
  const { t } = useLingui()
  return {
    name: t`Write the name in letters`,
    address: t`Remove characters that can't be shown`,
    'no-day': t`Enter a valid date in the past`,
    'under-age': t`You must be ${LEAST_AGE} or older`,
  }
}

export function useDetails(user: UserInfo) {
  const { t } = useLingui()
  const words = useWords()
  const { state, busy, begin, send } = useSend()
  const today = todayThere()
  const form = useForm(detailsModel, { user, today }, { words: fault => words[fault], sending: { state, begin } })
  const changes = changesOf(form.form, user)
  const dirty = Object.keys(changes).length > 0
  useLeaveGuard(dirty)
  const values = mergedDetails(form.form, user)
  return {
    ...{ state, busy, dirty, values, today, frame: form.frame, change: form.change },
    field: <K extends Field>(name: K) => ({
      value: values[name],
      error: form.errorAt(name),
      onChange: (value: Details[K]) => form.change({ [name]: value }),
    }),
    submit() {
      if (!dirty || !form.press()) return
      void send(async () => {
        const { state: answered } = await call(updateProfileCall, changes, { notice: 'screen' })
        if (answered !== 'ok') return // led to /login
        await refreshUser()
        form.clear()
        toast(t`Saved`)
      })
    },
  }
}
