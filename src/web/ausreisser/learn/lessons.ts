/** The steps of the guide, each a scenario `guide-NAME`, from the start of a stage to its finish: five moves of the simple game, then one special card after the other. */
export const LESSONS = ['tempo', 'slipstream', 'jersey', 'drop', 'back', 'sprint', 'hill', 'wind', 'last'] as const;
