/** The steps of the guide, each a scenario `guide-NAME`: six moves of the simple game, then one special card after the other. */
export const LESSONS = ['tempo', 'slipstream', 'jersey', 'drop', 'back', 'last', 'sprint', 'hill', 'wind'] as const;
