"""Tests of the rules layer beyond the rule sheet: deals, layouts, JSON, views, and what must hold in every match."""
