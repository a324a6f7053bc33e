import type { ChatTexts } from './shape.ts'

export const xi: ChatTexts = {
  words: {
    hello:
      'Hola. Envía el número de tu depósito para recibir los datos de pago, haz una pregunta en pocas palabras o pide hablar con una persona.',
    pay: 'Depósito {order}: {amount} por {network}. Envíalo a la dirección de abajo y añade el comprobante.',
    'pay-bank':
      'Depósito {order}: {amount} por transferencia bancaria. Envíalo a la cuenta de abajo con la referencia y añade el comprobante.',
    'in-review': 'Depósito {order}: tu pago está en revisión. No tienes que pagar nada más.',
    'order-state': '{order}: {state}',
    'not-found': '{order}: no está entre tus depósitos y retiros. Revisa el número.',
    queue: 'Eres el número {place} en la cola. Una persona te responderá aquí. Horario: {hours} (UTC+8)',
    'queue-later':
      'Ahora no hay nadie. Horario: {hours} (UTC+8). Eres el número {place} en la cola: escribe tu pregunta y una persona te responderá aquí.',
    articles: 'Estos artículos pueden ayudarte. Si no, pide hablar con una persona.',
    nothing: 'No encontré ningún artículo sobre esto. Prueba con otras palabras o pide hablar con una persona.',
    'never-codes': 'El personal nunca pide tu contraseña ni tus códigos. No los compartas, tampoco aquí.',
    'ask-person': 'Hablar con una persona',
  },
  labels: {
    amount: 'Importe',
    address: 'Dirección',
    bank: 'Banco',
    holder: 'Titular de la cuenta',
    number: 'Número de cuenta',
    reference: 'Referencia',
  },
  visitor: 'Visitante',
  human: ['humano', 'una persona', 'persona real', 'agente', 'operador', 'asesor', 'alguien real'],
  idle: 'cómo qué cuándo dónde por quién cuál cuánto cuánta cuántos es son está mi tu el la los las un una para con y que puedo tengo hay tarda quiero hacer',
}
