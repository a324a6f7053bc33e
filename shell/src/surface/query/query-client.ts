/** The one cache of server state; emptied when a session ends. */
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { onLanguage } from '../i18n/language.ts'
import { onPerUserClear } from '../session/per-user.ts'
import { forgetBegun } from '../transport/begun.ts'
import { onChanged } from '../transport/changed.ts'
import { isOnline, onlineAtom } from '../transport/connection.ts'
import { renew } from './renew.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    // The transport repeats a GET once by itself; screens offer Retry.
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: false, refetchOnReconnect: true },
    mutations: { retry: false },
  },
})

onPerUserClear(() => queryClient.clear())
onPerUserClear(forgetBegun)
onChanged(topics => void renew(queryClient, topics))
onChanged(forgetBegun)
// What the server words is worded anew (docs/rules/shell.md#languages).
onLanguage(() => void queryClient.invalidateQueries())

// The transport knows better than the browser's events whether the server can be reached.
onlineManager.setEventListener(told => {
  told(isOnline()) // set up anew after a time without a query, it has missed what happened meanwhile
  return getDefaultStore().sub(onlineAtom, () => told(isOnline()))
})
