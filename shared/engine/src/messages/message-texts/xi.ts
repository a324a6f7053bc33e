import type { MessageTexts } from './shape.ts'

export const xi: MessageTexts = {
  'recharge-address': {
    title: 'Datos de pago listos',
    text: 'Los datos para tu depósito de {currency} ({network}) están listos. Paga y añade el comprobante.',
  },
  'recharge-delivered': {
    title: 'Depósito abonado',
    text: 'Has recibido {credited} en tu cuenta de fondos.',
  },
  'recharge-rejected': {
    title: 'Depósito rechazado',
    text: 'Tu depósito de {amount} ha sido rechazado. {reason}',
  },
  'recharge-expired': {
    title: 'Depósito caducado',
    text: 'Tu depósito de {amount} no se pagó a tiempo y ha caducado. Inicia otro para continuar.',
  },
  'recharge-not-arrived': {
    title: 'Pago no recibido',
    text: 'Tu pago de {amount} no ha llegado. Compruébalo en tu banco o monedero antes de iniciar otro depósito.',
  },
  'withdrawal-paid': {
    title: 'Retirada enviada',
    text: '{net} va de camino a {account}.',
  },
  'withdrawal-rejected': {
    title: 'Retirada rechazada',
    text: 'Tu retirada de {amount} ha sido rechazada y todo ha vuelto a tu cuenta de saldo. {reason}',
  },
  'withdrawal-failed': {
    title: 'Retirada devuelta',
    text: 'Tu retirada de {amount} no se ha podido entregar y todo, también la comisión, ha vuelto a tu cuenta de saldo. Revisa el destino.',
  },
  'payout-account-added': {
    title: 'Cuenta de retirada añadida',
    text: 'Se ha añadido {account}. Podrás usarla a partir del {from} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'position-take-profit': {
    title: 'Take profit alcanzado',
    text: '{symbol}: cierre de {quantity} a {price}. Pérdidas y ganancias tras comisiones: {profit}',
  },
  'position-stop-loss': {
    title: 'Stop loss alcanzado',
    text: '{symbol}: cierre de {quantity} a {price}. Pérdidas y ganancias tras comisiones: {profit}',
  },
  'position-liquidated': {
    title: 'Posición liquidada',
    text: '{symbol}: el margen ya no cubría la pérdida. Se cerró la posición de {quantity} a {price}. Pérdidas y ganancias tras comisiones: {profit}',
  },
  'rest-margin': {
    title: 'Tus CFD necesitan más fondos para el cierre del mercado',
    text: 'Los mercados cierran pronto. Desde {time} (UTC+8) tus posiciones cruzadas deben valer {amount}, para que un salto del precio en la reapertura no supere tus fondos. Ahora valen {net}. Si entonces no alcanza, cerraremos posiciones, empezando por la de mayor pérdida.',
  },
  'order-filled': { title: 'Orden ejecutada', text: '{symbol}: tu orden de {quantity} se ejecutó a {price}.' },
  'order-no-funds': {
    title: 'Orden cancelada: fondos insuficientes',
    text: '{symbol}: el precio se movió y la orden de {quantity} costaba más de lo disponible. El importe bloqueado vuelve a estar libre.',
  },
  'order-expired': {
    title: 'Orden vencida',
    text: '{symbol}: tu orden de {quantity} a {price} no se ejecutó a tiempo. El importe bloqueado vuelve a estar libre.',
  },
  'order-own-limit': {
    title: 'Orden cancelada: límite propio o pausa',
    text: '{symbol}: el precio llegó a tu orden de {quantity} a {price} con tu límite propio o tu pausa en vigor, así que se canceló. El importe bloqueado vuelve a estar libre.',
  },
  'second-void': {
    title: 'Contrato por segundos anulado',
    text: '{symbol}: no se registró ningún precio justo antes de que terminara tu contrato por segundos. Se ha devuelto tu inversión de {amount}.',
  },
  'option-ended': {
    title: 'Opción vencida',
    text: '{symbol}: tu opción de {quantity} terminó a {price}. Pérdidas y ganancias tras la prima: {profit}',
  },
  'option-void': {
    title: 'Opción anulada',
    text: '{symbol}: no se registró ningún precio justo antes de que venciera tu opción de {quantity}. Se ha devuelto la prima de {amount}.',
  },
  'alert-risen': { title: 'Alerta de precio', text: '{symbol} ha subido a {level}. Cotizaba a {price}.' },
  'alert-fallen': { title: 'Alerta de precio', text: '{symbol} ha bajado a {level}. Cotizaba a {price}.' },
  'competition-start': {
    title: 'La competición ha empezado',
    text: 'La competición en la que participas ha empezado.',
  },
  'competition-cancelled': {
    title: 'Competición cancelada',
    text: 'La competición en la que participabas se canceló antes de empezar. Los fondos de entrada han vuelto a tu cuenta de saldo.',
  },
  'competition-end': {
    title: 'La competición ha terminado',
    text: 'La competición ha terminado. Tu puesto: {rank}. Los fondos de entrada han vuelto a tu cuenta de saldo.',
  },
  'competition-reward': {
    title: 'Has ganado un premio',
    text: 'La competición ha terminado. Tu puesto: {rank}. {amount} y los fondos de entrada están en tu cuenta de saldo.',
  },
  'product-started': {
    title: 'Inversión iniciada',
    text: 'La orden {id} ha comenzado y genera ingresos desde ahora.',
  },
  'income-digest': {
    title: 'Ingresos de tus inversiones',
    text: '{day} (UTC+8): {amounts} de tus inversiones están en tu cuenta de saldo.',
  },
  'product-ended': {
    title: 'Inversión finalizada',
    text: 'La orden {id} ha cumplido su plazo. El capital de {amount} está en tu cuenta de saldo.',
  },
  'mining-ended': {
    title: 'Minería finalizada',
    text: 'La orden {id} ha cumplido su plazo. Sus ingresos están en tu cuenta de saldo.',
  },
  'product-refunded': {
    title: 'Bono no emitido',
    text: 'No se vendió lo suficiente del bono antes del cierre, así que la orden {id} se canceló. Los {amount} completos han vuelto a tu cuenta de saldo.',
  },
  'product-frozen': {
    title: 'Inversión bloqueada',
    text: 'La orden {id} está bloqueada. Tus días se conservan y continúan cuando se libere. {reason}',
  },
  'product-unfrozen': {
    title: 'Inversión liberada',
    text: 'La orden {id} sigue en marcha. Lo que quedaba por pagar se retrasa el tiempo que estuvo bloqueada.',
  },
  'income-late': {
    title: 'Ingreso retrasado',
    text: 'Aún no se puede pagar el ingreso de un día de la orden {id}: la cuenta que paga no tiene suficiente. Sigue pendiente y se paga primero en cuanto lo haya.',
  },
  'loan-passed': {
    title: 'Préstamo aprobado',
    text: '{amount} ya están en tu cuenta de fondos. Fecha de pago: {time} (UTC+8).',
  },
  'loan-rejected': {
    title: 'Préstamo rechazado',
    text: 'Tu solicitud de {amount} fue rechazada. {reason}',
  },
  'loan-own-limit': {
    title: 'Préstamo no desembolsado: límite propio o pausa',
    text: 'Tu solicitud de {amount} iba a desembolsarse con tu límite propio o tu pausa en vigor, así que se retiró. No se prestó nada. Podrás solicitarlo de nuevo después.',
  },
  'loan-soon': {
    title: 'Tu préstamo vence en 24 horas',
    text: '{amount} vencen el {time} (UTC+8) y se cobrarán de tu cuenta de fondos. Ten saldo suficiente o el préstamo quedará en mora.',
  },
  'loan-later': {
    title: 'Más tiempo para devolver',
    text: 'La plataforma no estuvo disponible el último día de tu préstamo, así que se amplió el plazo. {amount} vencen el {time} (UTC+8) y se cobrarán de tu cuenta de fondos.',
  },
  'loan-collected': {
    title: 'Préstamo reembolsado',
    text: 'Se cobraron {amount} de tu cuenta de fondos y el préstamo queda reembolsado por completo. Lo que dejaste en garantía vuelve a estar en tu cuenta de fondos.',
  },
  'loan-overdue': {
    title: 'Préstamo en mora',
    text: 'Tu cuenta de fondos no cubrió los {amount} que vencían. Desde ahora cada día cuesta 1,5 veces el interés diario y lo intentamos de nuevo cada día. La garantía se vende pasadas 72 horas.',
  },
  'loan-credit-score': {
    title: 'Tu puntuación de crédito ha bajado',
    text: 'Un día de mora de tu préstamo ha restado {points} puntos a tu puntuación de crédito. Devuélvelo para no perder más.',
  },
  'loan-call': {
    title: 'Aviso de garantía',
    text: '{symbol} está en {price} y tu préstamo se acerca a lo que cubre tu garantía. Reembolsa {amount} o añade {quantity} para volver al nivel inicial. Si no, puede venderse una parte.',
  },
  'loan-liquidated': {
    title: 'Garantía vendida',
    text: '{symbol}: se vendieron {quantity} de tu garantía a {price} y lo obtenido tras la comisión se destinó a tu préstamo. Aún debes: {amount}',
  },
  'offering-won': {
    title: 'Te han tocado lotes en una oferta de tokens',
    text: '{symbol}: de tus {lots} lotes, te han tocado {won}. Paga {amount} antes del {until} (UTC+8) o volverán al emisor.',
  },
  'offering-not-won': {
    title: 'Esta vez no te ha tocado',
    text: '{symbol}: ninguno de tus lotes salió en el sorteo. No se te ha cobrado nada.',
  },
  'offering-unpaid': {
    title: 'El plazo de pago está por terminar',
    text: '{symbol}: paga {amount} antes del {until} (UTC+8). Si no, tus lotes volverán al emisor y no podrás suscribirte durante 30 días.',
  },
  'offering-forfeited': {
    title: 'Plazo de pago vencido',
    text: '{symbol}: los lotes que te tocaron no se pagaron a tiempo y volvieron al emisor. No se te ha cobrado nada. Podrás suscribirte de nuevo desde el {until} (UTC+8).',
  },
  'offering-later': {
    title: 'Más tiempo para pagar',
    text: '{symbol}: la plataforma no estuvo disponible durante el plazo de pago, así que se amplió. Paga {amount} antes del {until} (UTC+8).',
  },
  'offering-listed': {
    title: 'Tus tokens han llegado',
    text: '{symbol} ya cotiza. {quantity} {symbol} están en tu cuenta de fondos.',
  },
  'offering-struck': {
    title: 'Anulamos tu suscripción',
    text: '{symbol}: anulamos tu suscripción de {lots} lotes porque ya te habías suscrito desde otra cuenta. Cada persona puede suscribirse una vez. Tu primera suscripción sigue siendo válida. No se te ha cobrado nada.',
  },
  'level-gift': { title: 'Has llegado a {vip}', text: 'Tienes un regalo de {amount} en el centro de recompensas.' },
  'level-risen': { title: 'Has llegado a {vip}', text: 'Tus activos totales te han llevado al nivel VIP {vip}.' },
  'level-fallen': {
    title: 'Tu nivel VIP es ahora {vip}',
    text: 'Tus activos totales han bajado de lo que exige tu nivel. Se revisan de nuevo cada pocos minutos.',
  },
  'weekly-envelope': {
    title: 'Tu sobre rojo semanal',
    text: '{amount} por el nivel VIP {vip}. Reclámalo en el centro de recompensas en un plazo de siete días.',
  },
  'team-income': {
    title: 'Ingresos del equipo',
    text: 'Has recibido {amount} de las comisiones de tu equipo en tu cuenta de fondos.',
  },
  'task-done': { title: 'Tarea completada', text: 'Tienes una recompensa de {amount} en el centro de recompensas.' },
  'identity-verified': {
    title: 'Identidad verificada',
    text: 'Se ha verificado tu identidad. Tu nombre, tu fecha de nacimiento y tu país ya no se pueden cambiar.',
  },
  'identity-rejected': {
    title: 'Verificación de identidad rechazada',
    text: 'No se pudo verificar tu identidad. {reason}',
  },
  'advanced-verified': {
    title: 'Verificación avanzada completada',
    text: 'Se ha completado tu verificación avanzada.',
  },
  'advanced-rejected': {
    title: 'Verificación avanzada rechazada',
    text: 'No se pudo completar tu verificación avanzada. {reason}',
  },
  'account-frozen': {
    title: 'Cuenta bloqueada',
    text: 'Tu cuenta se bloqueó y se cerró la sesión en todos los dispositivos. Si tienes preguntas, ponte en contacto con nosotros.',
  },
  'account-unfrozen': {
    title: 'Cuenta desbloqueada',
    text: 'Tu cuenta ya no está bloqueada. Puedes usarla como antes.',
  },
  'own-limit-reached': {
    title: 'Límite propio alcanzado',
    text: 'Las pérdidas de hoy han llegado a tu límite propio de {amount}. No podrás abrir nada nuevo hasta el {time} (UTC+8). Lo que está abierto continúa y puedes cerrarlo.',
  },
  'own-limit-changed': {
    title: 'Límite propio modificado',
    text: 'El cambio de tus límites propios que pediste hace un día ya está en vigor. Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'device-added': {
    title: 'Nuevo inicio de sesión',
    text: 'Se ha iniciado sesión en tu cuenta desde un navegador nuevo. Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'password-changed': {
    title: 'Contraseña de acceso cambiada',
    text: 'Se ha cambiado tu contraseña de acceso. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'withdraw-password-changed': {
    title: 'Clave de retirada cambiada',
    text: 'Se ha cambiado tu clave de retirada. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'authenticator-moved': {
    title: 'Autenticador trasladado',
    text: 'Se ha trasladado tu autenticador a otro móvil. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'email-changed': {
    title: 'Correo electrónico cambiado',
    text: 'Se ha cambiado tu correo electrónico. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'phone-changed': {
    title: 'Número de móvil cambiado',
    text: 'Se ha cambiado tu número de móvil. Las retiradas están en pausa hasta el {until} (UTC+8). Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'authenticator-removed': {
    title: 'Autenticador eliminado',
    text: 'Se ha eliminado tu autenticador. Las retiradas están en pausa hasta el {until} (UTC+8). Si no lo pediste, ponte en contacto con nosotros.',
  },
  'passkey-added': {
    title: 'Llave de acceso añadida',
    text: 'Se ha añadido una llave de acceso a tu cuenta. Puedes iniciar sesión con ella en lugar de la contraseña. Si no fuiste tú, elimínala y ponte en contacto con nosotros.',
  },
  'passkey-removed': {
    title: 'Llave de acceso eliminada',
    text: 'Se ha eliminado una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión. Si no fuiste tú, ponte en contacto con nosotros.',
  },
  'recovery-codes-few': {
    title: 'Quedan pocos códigos de recuperación',
    text: 'Códigos de recuperación restantes: {n}. Crea otros antes de que se agoten.',
  },
  announcement: {
    title: 'Un anuncio para ti',
    text: 'Hay un anuncio que afecta a tu cuenta. Ábrelo para leerlo.',
  },
  'demo-account': {
    title: 'La cuenta de muestra',
    text: 'Esta cuenta viene con la plataforma. Su dinero, sus órdenes y su posición son ejemplos: úsalos como quieras.',
  },
}
