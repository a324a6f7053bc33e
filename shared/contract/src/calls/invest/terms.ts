/** What the calls of the invest unit have in common. */
export const owner = 'invest'
export const prod = '/api/prod/'
export const get = { method: 'GET', auth: 'token', owner } as const
export const post = { method: 'POST', auth: 'token', owner } as const
