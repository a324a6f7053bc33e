/** Checks what routes.ts says of the calls that a screen's first picture needs: the contract must know every one. */
import { type Call, isCall } from '@shared/contract/call'
import { calls } from '@shared/contract/calls'
import type { Ask, RouteData } from '@shared/contract/config'
import * as v from 'valibot'

const pathOf = (get: string) => get.split('?')[0] ?? ''

/** "{symbol}" is what an address will say. */
const isGiven = (value: string) => /^\{\w+\??\}$/.test(value)

/** What is said literally must be right; what an address will say is judged by the server. */
function faultOfInput({ input }: Call, get: string): string | undefined {
  const said = [...new URLSearchParams(get.slice(pathOf(get).length))]
  const entries = 'entries' in input ? Object(input.entries) : {}
  const unknown = said.find(([name]) => !(name in entries))
  if (unknown) return `takes no "${unknown[0]}"`
  const wrong = said.find(([name, value]) => !isGiven(value) && !v.is(entries[name], value))
  if (wrong) return `takes no "${wrong[1]}" as ${wrong[0]}`
  const missing = Object.keys(entries).find(
    name => !said.some(([one]) => one === name) && !v.is(entries[name], undefined),
  )
  return missing && `needs "${missing}"`
}

/** The phone asks word for word what the screen will ask, so it must be written as that will write it. */
const isSpelled = (get: string) => {
  const query = get.slice(pathOf(get).length + 1)
  return decodeURIComponent(String(new URLSearchParams(query))) === decodeURIComponent(query)
}

/** @returns what is wrong, for people */
function faultOf({ get, by, feature }: Ask, { auth }: RouteData): string | undefined {
  const call = calls.filter(isCall).find(({ method, path }) => method === 'GET' && path === pathOf(get))
  if (!call) return 'is no GET of the contract'
  if (call.auth === 'token' && !auth && by !== 'person') return 'takes a token: say by: "person"'
  if (call.feature !== feature) return `belongs to ${call.feature ? `the feature "${call.feature}"` : 'no feature'}`
  return isSpelled(get) ? faultOfInput(call, get) : 'is not spelt as it will be sent'
}

/** @throws Error that names the call and what is wrong with it */
export function checkAsks(data: RouteData, file: string): void {
  for (const ask of data.asks ?? []) {
    const fault = faultOf(ask, data)
    if (fault) throw new Error(`${file}: ${data.path} asks for ${ask.get}, which ${fault}`)
  }
}
