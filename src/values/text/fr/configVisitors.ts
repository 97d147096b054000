/** French translations of portal.config.ts: screens for visitors. */
export const config: Readonly<Record<string, string>> = {
  'Investor Portal': 'Portail des investisseurs',
  'Manage investments with real-time insights, performance tracking and detailed reporting.':
    'Gérez vos placements grâce à des données en temps réel, au suivi du rendement et à des rapports détaillés.',
  'Client Portal': 'Portail des clients',
  'Questions? Write to invest@maplebridge.test.': 'Des questions ? Écrivez à invest@maplebridge.test.',
  Legal: 'Mentions légales',
  Privacy: 'Confidentialité',
  'Sign in': 'Se connecter',
  'See what you own and what it earns.': 'Voyez ce que vous possédez et ce que cela vous rapporte.',
  Email: 'Courriel',
  Password: 'Mot de passe',
  'Forgot password?': 'Mot de passe oublié ?',
  'Change password': 'Changer le mot de passe',
  'Forgot password': 'Mot de passe oublié',
  'Enter the email you sign in with, and we will send you a link to set a new password.':
    'Saisissez l’adresse courriel avec laquelle vous vous connectez, et nous vous enverrons un lien pour définir un nouveau mot de passe.',
  'Check your inbox': 'Consultez votre boîte de réception',
  'The link works once, for fifteen minutes.': 'Le lien ne sert qu’une fois, pendant quinze minutes.',
  'Use another email': 'Utiliser une autre adresse',
  'Send reset link': 'Envoyer le lien',
  'Back to sign-in': 'Retour à la connexion',
  'Set a new password': 'Définir un nouveau mot de passe',
  'Please open the link in your email again. Each link works once, for fifteen minutes.':
    'Veuillez ouvrir de nouveau le lien reçu par courriel. Chaque lien ne sert qu’une fois, pendant quinze minutes.',
  'New password': 'Nouveau mot de passe',
  'At least 8 characters.': 'Au moins 8 caractères.',
  'Confirm new password': 'Confirmer le nouveau mot de passe',
  'Set new password': 'Définir le mot de passe',
  'Send a new link': 'Envoyer un nouveau lien',
  'Current password': 'Mot de passe actuel',
  'You have logged in successfully!': 'Votre connexion a réussi !',
};
